/** The languages on offer, in the order of the settings menu (specification, section 1). */
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
