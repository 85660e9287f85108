import type { Quote } from '@leafshift/contracts/posts';
import { useFormats } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

/** That the rate is under the province's minimum wage, with the figure (POST-27). */
export function useMinimumWageWarning(quote: Quote | undefined): string | undefined {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const wage = quote?.minimumWage;
  return wage
    ? t('postingForm.underMinimumWage', {
        province: wage.province,
        amount: formats.dollars(wage.amount),
      })
    : undefined;
}
