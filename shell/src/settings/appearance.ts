import { applyLanguage, type Language, storedLanguage, storeLanguage } from '@leafshift/i18n';
import type { Readable } from '@leafshift/shell-sdk';
import { applyTheme, storedTheme, storeTheme, type ThemeName } from '@leafshift/ui/theme';
import type { i18n } from 'i18next';
import { atom } from 'jotai';
import { readableAtom, type ShellStore } from '../app/readable-atom.ts';

/** Theme and language: kept in this browser, applied at once and without a reload. */
export interface Appearance {
  readonly theme: Readable<ThemeName>;
  readonly language: Readable<Language>;
  setTheme(theme: ThemeName): void;
  setLanguage(language: Language): Promise<void>;
}

export function createAppearance(store: ShellStore, texts: i18n): Appearance {
  const themeAtom = atom(storedTheme());
  const languageAtom = atom(storedLanguage());
  applyTheme(store.get(themeAtom));
  applyLanguage(store.get(languageAtom));
  return {
    theme: readableAtom(store, themeAtom),
    language: readableAtom(store, languageAtom),
    setTheme: (theme) => {
      storeTheme(theme);
      applyTheme(theme);
      store.set(themeAtom, theme);
    },
    setLanguage: async (language) => {
      storeLanguage(language);
      await texts.changeLanguage(language);
      applyLanguage(language);
      store.set(languageAtom, language);
    },
  };
}
