import { formatWholeDollars } from '@leafshift/domain/format';
import { localeTag, useLanguage } from '@leafshift/i18n';

/** Dollars for the steps of an axis: without cents where there are none. */
export function useWholeDollars(): (dollars: number) => string {
  const tag = localeTag(useLanguage());
  return (dollars) => formatWholeDollars(dollars, tag);
}
