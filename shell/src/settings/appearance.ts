import {
  applyLanguage,
  LANGUAGE_STORAGE_KEY,
  type Language,
  storedLanguage,
  storeLanguage,
} from '@leafshift/i18n';
import type { Readable } from '@leafshift/shell-sdk';
import {
  applyTheme,
  storedTheme,
  storeTheme,
  THEME_STORAGE_KEY,
  type ThemeName,
} from '@leafshift/ui/theme';
import type { i18n } from 'i18next';
import { atom } from 'jotai';
import { readableAtom, type ShellStore } from '../app/readable-atom.ts';

/** Theme and language: kept in this browser, applied at once in all of its windows, without a reload. */
export interface Appearance {
  readonly theme: Readable<ThemeName>;
  readonly language: Readable<Language>;
  setTheme(theme: ThemeName): void;
  /** Rejects, with all as it was, where the texts of that language cannot be fetched. */
  setLanguage(language: Language): Promise<void>;
  /** What else must have been fetched in a language before the page speaks it. */
  alsoNeeds(load: (language: Language) => Promise<unknown>): void;
}

/** The browser paints what is its own around the page in the page's ground. */
function paintBrowser(): void {
  const ground = getComputedStyle(document.documentElement).getPropertyValue('--ls-background');
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (meta && ground) meta.content = ground.trim();
}

/** `loadTexts` fetches what the page says in a language. */
export function createAppearance(
  store: ShellStore,
  texts: i18n,
  loadTexts: (language: Language) => Promise<unknown>,
): Appearance {
  const themeAtom = atom(storedTheme());
  const languageAtom = atom(storedLanguage());
  applyTheme(store.get(themeAtom));
  paintBrowser();
  applyLanguage(store.get(languageAtom));
  const wear = (theme: ThemeName): void => {
    applyTheme(theme);
    paintBrowser();
    store.set(themeAtom, theme);
  };
  const loads = [loadTexts];
  let wished = store.get(languageAtom);
  const speak = async (language: Language): Promise<void> => {
    wished = language;
    await Promise.all(loads.map((load) => load(language)));
    // Whoever has chosen another one meanwhile gets that.
    if (wished !== language) return;
    await texts.changeLanguage(language);
    applyLanguage(language);
    store.set(languageAtom, language);
  };
  // Only what another window has chosen arrives here.
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage) return;
    if (key === THEME_STORAGE_KEY) wear(storedTheme());
    if (key === LANGUAGE_STORAGE_KEY) speak(storedLanguage()).catch(reportError);
  });
  return {
    theme: readableAtom(store, themeAtom),
    language: readableAtom(store, languageAtom),
    setTheme: (theme) => {
      storeTheme(theme);
      wear(theme);
    },
    setLanguage: async (language) => {
      await speak(language);
      if (wished === language) storeLanguage(language);
    },
    alsoNeeds: (load) => {
      loads.push(load);
    },
  };
}
