import { localeTag, useLanguage } from '@leafshift/i18n';

/** Dollars for the steps of an axis: without cents where there are none. */
export function useWholeDollars(): (dollars: number) => string {
  const { format } = new Intl.NumberFormat(localeTag(useLanguage()), {
    style: 'currency',
    currency: 'CAD',
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format;
}
