import type { Language } from '../languages.ts';

/**
 * The locale by which each language writes numbers, money and dates. Arabic keeps the digits that
 * are also typed into the fields.
 */
const TAGS: Readonly<Record<Language, string>> = {
  de: 'de-DE',
  en: 'en-US',
  es: 'es-MX',
  fr: 'fr-CA',
  ar: 'ar-u-nu-latn',
  zh: 'zh-CN',
};

/** The BCP 47 tag by which a language writes numbers, money and dates. */
export const localeTag = (language: Language): string => TAGS[language];
