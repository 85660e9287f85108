import { updateUser } from '@leafshift/contracts/admin';
import type { User } from '@leafshift/contracts/users';
import { textCode } from '@leafshift/domain/text-code';
import { useFormats } from '@leafshift/i18n';
import { useShell } from '@leafshift/shell-sdk';
import { FieldRow, FormActions, SubmitButton, TextField, ZodForm } from '@leafshift/ui/form';
import { Section } from '@leafshift/ui/page';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { useDeskAction } from '../desk/use-desk-action.ts';
import { useMay } from '../desk/use-may.ts';

const Amount = z.string().regex(/^\d{1,6}(?:\.\d{1,2})?$/, textCode('INPUT_NOT_VALID'));
const TypedFees = z.strictObject({ leafshiftPercent: Amount, processingFee: Amount });
type TypedFees = z.output<typeof TypedFees>;

/** What a business pays for the platform; for who is there for money. */
export function Fees({ user }: { readonly user: User }) {
  const { t } = useTranslation('mf-back-office');
  const formats = useFormats();
  const { api } = useShell();
  const act = useDeskAction();
  const may = useMay();
  if (user.usertype !== 'Employer' || !may(updateUser, 'paymentDetails')) return null;
  const { leafshiftPercent, processingFee } = user.paymentDetails;
  const save = (typed: TypedFees): Promise<void> =>
    act(
      () =>
        api.send(updateUser, {
          params: { id: user._id },
          body: {
            paymentDetails: {
              leafshiftPercent: Number(typed.leafshiftPercent),
              processingFee: Number(typed.processingFee),
            },
          },
        }),
      t('fees.savedToast'),
    );
  return (
    <Section title={t('fees.title')}>
      <ZodForm
        schema={TypedFees}
        defaultValues={{
          leafshiftPercent: String(leafshiftPercent),
          processingFee: String(processingFee),
        }}
        label={t('fees.title')}
        onSubmit={save}
      >
        <FieldRow>
          <TextField
            name="leafshiftPercent"
            label={t('fees.percent')}
            inputMode="decimal"
            suffix="%"
          />
          <TextField
            name="processingFee"
            label={t('fees.processing')}
            inputMode="decimal"
            {...formats.dollarSign}
          />
        </FieldRow>
        <FormActions>
          <SubmitButton quiet>{t('fees.save')}</SubmitButton>
        </FormActions>
      </ZodForm>
    </Section>
  );
}
