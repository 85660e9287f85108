import { provinceName } from '@leafshift/domain/province-names';
import { PROVINCE_CODES } from '@leafshift/domain/provinces';
import { useLanguage } from '@leafshift/i18n';
import type { FieldOption } from '../form/index.ts';

/** The provinces and territories to choose from, named in the language of the page. */
export function useProvinceOptions(): readonly FieldOption[] {
  const language = useLanguage();
  return PROVINCE_CODES.map((code) => ({ value: code, label: provinceName(code, language) }));
}
