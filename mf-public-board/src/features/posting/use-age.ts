import { shortAge } from '@leafshift/domain/relative-time';
import { localeTag, useLanguage } from '@leafshift/i18n';

/** How long ago, short: '3d' (LOOK-3), in the language of the page. */
export const useAge = (date: string, now: Date): string =>
  shortAge(new Date(date), now, localeTag(useLanguage()));
