import { PROVINCES } from '@leafshift/domain/provinces';
import { useWordings } from '@leafshift/i18n/wordings';
import type { FieldOption } from '../form/index.ts';

/** The provinces and territories to choose from, named in the language of the page. */
export function useProvinceOptions(): readonly FieldOption[] {
  const { say } = useWordings();
  return PROVINCES.map(({ code, name }) => ({ value: code, label: say(name) }));
}
