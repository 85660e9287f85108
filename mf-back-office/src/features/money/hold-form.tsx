import { holdPayout } from '@leafshift/contracts/payouts';
import { textCode } from '@leafshift/domain/text-code';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, TextField, ZodForm } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { endOfDay } from '../desk/end-of-day.ts';
import { useDeskAction } from '../desk/use-desk-action.ts';

const MOST_WORDS = 500;

/** A hold as it is typed: why, and its last day, if it is not the usual fourteen. */
const TypedHold = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, textCode('REASON_REQUIRED'))
    .max(MOST_WORDS, textCode('TEXT_TOO_LONG', { count: MOST_WORDS })),
  until: z.string(),
});
type TypedHold = z.output<typeof TypedHold>;

interface HoldFormProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Holds pay back; the worker is told why. */
export function HoldForm({ id, onDone }: HoldFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const hold = async ({ reason, until }: TypedHold): Promise<void> => {
    const end = until === '' ? {} : { until: endOfDay(until) };
    await act(
      () => api.send(holdPayout, { params: { id }, body: { hold: true, reason, ...end } }),
      t('money.heldToast'),
    );
    onDone();
  };
  return (
    <ZodForm
      schema={TypedHold}
      defaultValues={{ reason: '', until: '' }}
      label={t('money.holdTitle')}
      onSubmit={hold}
    >
      <TextAreaField
        name="reason"
        rows={2}
        label={t('suspension.reason')}
        hint={t('reason.hint')}
        maxLength={MOST_WORDS}
      />
      <TextField
        optional
        name="until"
        type="date"
        label={t('suspension.lastDay')}
        hint={t('money.holdHint')}
      />
      <FormActions>
        <SubmitButton>{t('money.hold')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
