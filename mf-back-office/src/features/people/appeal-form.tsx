import {
  type AppealAnswer,
  type AppealedSuspension,
  answerAppeal,
} from '@leafshift/contracts/suspensions';
import { textCode } from '@leafshift/domain/text-code';
import { useShell } from '@leafshift/shell-sdk';
import {
  FormActions,
  RadioField,
  SubmitButton,
  TextAreaField,
  TextField,
  ZodForm,
} from '@leafshift/ui/form';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { endOfDay } from '../desk/end-of-day.ts';
import { useDeskAction } from '../desk/use-desk-action.ts';

const DECISIONS = ['upheld', 'shortened', 'lifted'] as const;
const MOST_WORDS = 500;

/** An answer as it is typed: the day on which a shortened suspension ends. */
const TypedAnswer = z
  .strictObject({
    decision: z.enum(DECISIONS, { error: textCode('REASON_REQUIRED') }),
    until: z.string(),
    words: z
      .string()
      .trim()
      .min(1, textCode('REASON_REQUIRED'))
      .max(MOST_WORDS, textCode('TEXT_TOO_LONG', { count: MOST_WORDS })),
  })
  .refine(({ decision, until }) => decision !== 'shortened' || until !== '', {
    path: ['until'],
    error: textCode('DAY_REQUIRED'),
  });
type TypedAnswer = z.output<typeof TypedAnswer>;

const answerOf = ({ decision, until, words }: TypedAnswer): AppealAnswer =>
  decision === 'shortened' ? { decision, words, until: endOfDay(until) } : { decision, words };

/** The answer to an appeal, once. */
export function AppealForm({ appealed }: { readonly appealed: AppealedSuspension }) {
  const { t } = useTranslation('mf-back-office');
  const { api } = useShell();
  const act = useDeskAction();
  const send = (typed: TypedAnswer): Promise<void> =>
    act(
      () => api.send(answerAppeal, { params: { id: appealed._id }, body: answerOf(typed) }),
      t('appeals.answeredToast'),
    );
  return (
    <ZodForm
      schema={TypedAnswer}
      defaultValues={{ decision: 'upheld', until: '', words: '' }}
      label={t('appeals.answer')}
      onSubmit={send}
    >
      <RadioField
        name="decision"
        label={t('appeals.answer')}
        options={DECISIONS.map((value) => ({ value, label: t(`appeals.decision.${value}`) }))}
      />
      <Until />
      <TextAreaField
        name="words"
        rows={2}
        label={t('appeals.words')}
        hint={t('reason.hint')}
        maxLength={MOST_WORDS}
      />
      <FormActions>
        <SubmitButton>{t('appeals.send')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}

function Until() {
  const { t } = useTranslation('mf-back-office');
  if (useWatch({ name: 'decision' }) !== 'shortened') return null;
  return <TextField name="until" type="date" label={t('suspension.lastDay')} />;
}
