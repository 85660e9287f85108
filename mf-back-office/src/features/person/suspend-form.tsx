import { updateUser } from '@leafshift/contracts/admin';
import { textCode } from '@leafshift/domain/text-code';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, TextField, ZodForm } from '@leafshift/ui/form';
import Button from 'antd/es/button';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { endOfDay } from '../desk/end-of-day.ts';
import { useDeskAction } from '../desk/use-desk-action.ts';

const MOST_WORDS = 500;

/** A suspension as it is typed: why, and its last day, if it has one. */
const TypedSuspension = z.strictObject({
  reason: z
    .string()
    .trim()
    .min(1, textCode('REASON_REQUIRED'))
    .max(MOST_WORDS, textCode('TEXT_TOO_LONG', { count: MOST_WORDS })),
  until: z.string(),
});
type TypedSuspension = z.output<typeof TypedSuspension>;

interface SuspendFormProps {
  readonly id: string;
  readonly onDone: () => void;
}

/** Suspends an account, after saying what follows. */
export function SuspendForm({ id, onDone }: SuspendFormProps) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const suspend = async ({ reason, until }: TypedSuspension): Promise<void> => {
    const end = until === '' ? {} : { until: endOfDay(until) };
    await act(
      () => api.send(updateUser, { params: { id }, body: { suspended: true, reason, ...end } }),
      t('suspension.suspendedToast'),
    );
    onDone();
  };
  return (
    <ZodForm
      schema={TypedSuspension}
      defaultValues={{ reason: '', until: '' }}
      label={t('suspension.suspend')}
      onSubmit={suspend}
    >
      <p>{t('suspension.follows')}</p>
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
        hint={t('suspension.untilHint')}
      />
      <FormActions>
        <Button size="large" onClick={onDone}>
          {t('action.cancel')}
        </Button>
        <SubmitButton>{t('suspension.suspend')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
