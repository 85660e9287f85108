import { refundInvoice } from '@leafshift/contracts/back-office';
import { textCode } from '@leafshift/domain/text-code';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { FormActions, SubmitButton, TextAreaField, TextField, ZodForm } from '@leafshift/ui/form';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useDeskAction } from '../desk/use-desk-action.ts';

const MOST_WORDS = 500;

/** A refund as it is typed. */
const TypedRefund = z.strictObject({
  amount: z
    .string()
    .trim()
    .regex(/^\d{1,6}(?:\.\d{1,2})?$/, textCode('INPUT_NOT_VALID'))
    .refine((amount) => Number(amount) > 0, textCode('INPUT_NOT_VALID')),
  reason: z
    .string()
    .trim()
    .min(1, textCode('REASON_REQUIRED'))
    .max(MOST_WORDS, textCode('TEXT_TOO_LONG', { count: MOST_WORDS })),
});
type TypedRefund = z.output<typeof TypedRefund>;

interface RefundFormProps {
  readonly id: string;
  /** All that can be given back; typed already. */
  readonly refundable: number;
}

/** Gives money back to the card; its business is told the amount. */
export function RefundForm({ id, refundable }: RefundFormProps) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { api } = useShell();
  const act = useDeskAction();
  const refund = ({ amount, reason }: TypedRefund): Promise<void> =>
    act(
      () => api.send(refundInvoice, { params: { id }, body: { amount: Number(amount), reason } }),
      t('money.refundedToast'),
    );
  return (
    <ZodForm
      schema={TypedRefund}
      defaultValues={{ amount: refundable.toFixed(2), reason: '' }}
      label={t('money.refund')}
      onSubmit={refund}
    >
      <TextField
        name="amount"
        label={t('money.amount')}
        hint={t('money.refundHint')}
        inputMode="decimal"
        {...formats.dollarSign}
      />
      <TextAreaField
        name="reason"
        rows={2}
        label={t('suspension.reason')}
        hint={t('money.refundReasonHint')}
        maxLength={MOST_WORDS}
      />
      <FormActions>
        <SubmitButton>{t('money.refund')}</SubmitButton>
      </FormActions>
    </ZodForm>
  );
}
