import {
  DEFAULT_LANGUAGE,
  directionOf,
  isLanguage,
  type Language,
} from '@leafshift/domain/languages';

/** The key of the chosen language in the browser's storage. */
export const LANGUAGE_STORAGE_KEY = 'appLanguage';

const A_YEAR_S = 31_536_000;

/**
 * The language that the address names of a page that the server wrote; else the one chosen in this
 * browser, else the one that the server wrote the page in, or the default.
 */
export function storedLanguage(storage: Pick<Storage, 'getItem'> = localStorage): Language {
  const served = document.documentElement.dataset.language;
  const named = new URLSearchParams(location.search).get('lang');
  const stored = storage.getItem(LANGUAGE_STORAGE_KEY);
  const wishes = [served === named ? named : null, stored, served];
  return wishes.find(isLanguage) ?? DEFAULT_LANGUAGE;
}

/** Keeps the choice in this browser, and tells the server for the pages that it writes. */
export function storeLanguage(
  language: Language,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  storage.setItem(LANGUAGE_STORAGE_KEY, language);
  const isSecure = location.protocol === 'https:';
  const name = `${isSecure ? '__Host-' : ''}${LANGUAGE_STORAGE_KEY}`;
  const attributes = `path=/; max-age=${A_YEAR_S}; samesite=lax${isSecure ? '; secure' : ''}`;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not there in all browsers
  document.cookie = `${name}=${language}; ${attributes}`;
}

/** Tells the document its language and writing direction. */
export function applyLanguage(
  language: Language,
  root: HTMLElement = document.documentElement,
): void {
  root.lang = language;
  root.dir = directionOf(language);
}
