/** The languages on offer, in the order of the settings menu (LOOK-1). */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'ar', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** Each language's name in itself, as the settings menu shows it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  ar: 'العربية',
  zh: '中文',
};

/** The writing direction of a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';

/** Whether a stored or received text is a language on offer. */
export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

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

/**
 * The language on offer that an `Accept-Language` header likes best, such as 'fr-CA,fr;q=0.9,en;q=0.8';
 * English where it names none of them.
 */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters.find((text) => text.trim().startsWith('q='));
    return { language: tag.split('-')[0], weight: quality ? Number(quality.trim().slice(2)) : 1 };
  });
  const best = wishes
    .filter(({ language, weight }) => isLanguage(language) && weight > 0)
    .sort((a, b) => b.weight - a.weight)[0];
  return isLanguage(best?.language) ? best.language : DEFAULT_LANGUAGE;
}
