/** The languages on offer, in the order of the settings menu (specification, section 1). */
export const LANGUAGES = ['de', 'en', 'es', 'fr', 'ar', 'zh'] as const;
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

/** The writing direction of a language. */
export const directionOf = (language: Language): 'ltr' | 'rtl' =>
  language === 'ar' ? 'rtl' : 'ltr';
