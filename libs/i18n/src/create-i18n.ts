import { DEFAULT_LANGUAGE, type Language } from '@leafshift/domain/languages';
import type { Texts } from '@leafshift/texts/catalogue';
import { createInstance, type i18n } from 'i18next';

export interface I18nSettings {
  readonly language: Language;
  /** Texts that are there from the start, by language and namespace. */
  readonly resources: Readonly<Partial<Record<Language, Readonly<Record<string, Texts>>>>>;
}

/**
 * The portal's one i18next instance. Remotes add their namespaces to it; a page is drawn anew when
 * the language changes and when texts arrive. What is missing in a language is said in English.
 */
export function createI18n({ language, resources }: I18nSettings): i18n {
  const instance = createInstance();
  // With the texts at hand and `initAsync` off, all of this happens before `init` returns.
  instance
    .init({
      lng: language,
      fallbackLng: DEFAULT_LANGUAGE,
      ns: [],
      resources: resources as Record<string, Record<string, Record<string, unknown>>>,
      partialBundledLanguages: true,
      initAsync: false,
      returnNull: false,
      interpolation: { escapeValue: false },
      react: { bindI18n: 'languageChanged', bindI18nStore: 'added', useSuspense: false },
    })
    .catch((error: unknown) => reportError(error));
  return instance;
}
