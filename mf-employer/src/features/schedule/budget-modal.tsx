import { textCode } from '@leafshift/domain/text-code';
import { useFormats } from '@leafshift/i18n';
import { FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { FormModal } from '@leafshift/ui/form-modal';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { WeekStore } from './week-model.ts';

const Values = z.object({
  amount: z
    .string()
    .trim()
    .regex(/^\d{0,7}([.,]\d{1,2})?$/, textCode('TOO_MANY_DECIMALS')),
});

interface BudgetModalProps {
  readonly store: WeekStore | null;
  readonly onSave: (location: string, amount: number | null) => Promise<unknown>;
  readonly onClose: () => void;
}

/** What a store may cost in the week; an empty field is no limit. */
export function BudgetModal({ store, onSave, onClose }: BudgetModalProps) {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  return (
    <FormModal
      isOpen={store !== null}
      title={t('schedule.budgetTitle', { store: store?.name })}
      width={420}
      onClose={onClose}
    >
      {store && (
        <ZodForm
          schema={Values}
          defaultValues={{ amount: store.budget === null ? '' : String(store.budget / 100) }}
          label={t('schedule.budget')}
          onSubmit={async ({ amount }) => {
            const dollars = Number(amount.replace(',', '.'));
            await onSave(store.location, amount === '' ? null : Math.round(dollars * 100));
            onClose();
          }}
        >
          <TextField
            name="amount"
            inputMode="decimal"
            {...formats.dollarSign}
            label={t('schedule.budget')}
            hint={t('schedule.budgetHint')}
          />
          <FormActions>
            <SubmitButton>{t('schedule.saveBudget')}</SubmitButton>
          </FormActions>
        </ZodForm>
      )}
    </FormModal>
  );
}
