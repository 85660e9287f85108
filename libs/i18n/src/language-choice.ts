import {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  type Language,
} from '@leafshift/domain/languages';

/** The key of the chosen language in the browser's storage. */
export const LANGUAGE_STORAGE_KEY = 'appLanguage';

/** The language chosen in this browser, or the default. */
export function storedLanguage(storage: Pick<Storage, 'getItem'> = localStorage): Language {
  const stored = storage.getItem(LANGUAGE_STORAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT_LANGUAGE;
}

/** Keeps the choice in this browser. */
export function storeLanguage(
  language: Language,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  storage.setItem(LANGUAGE_STORAGE_KEY, language);
}

/** Tells the document its language and writing direction. */
export function applyLanguage(
  language: Language,
  root: HTMLElement = document.documentElement,
): void {
  root.lang = language;
  root.dir = directionOf(language);
}
