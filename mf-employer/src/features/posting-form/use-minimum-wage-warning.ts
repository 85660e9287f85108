import type { Quote } from '@leafshift/contracts/posts';
import { provinceName } from '@leafshift/domain/province-names';
import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { useFormats, useLanguage } from '@leafshift/i18n';
import { useTranslation } from 'react-i18next';

/** That the rate is under the province's minimum wage, with the figure (POST-27). */
export function useMinimumWageWarning(quote: Quote | undefined): string | undefined {
  const { t } = useTranslation('mf-employer');
  const formats = useFormats();
  const language = useLanguage();
  const wage = quote?.minimumWage;
  const province = PROVINCE_CODES.find((code) => code === wage?.province);
  return wage && province
    ? t('postingForm.underMinimumWage', {
        province: provinceName(province, language),
        amount: formats.dollars(wage.amount),
      })
    : undefined;
}
