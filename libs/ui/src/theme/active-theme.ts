import {
  DEFAULT_THEME,
  isThemeName,
  THEME_STORAGE_KEY,
  type ThemeName,
  themeAttribute,
} from './theme-names.ts';

/** The theme chosen in this browser, or the default. */
export function storedTheme(storage: Pick<Storage, 'getItem'> = localStorage): ThemeName {
  const stored = storage.getItem(THEME_STORAGE_KEY);
  return isThemeName(stored) ? stored : DEFAULT_THEME;
}

/** Keeps the choice in this browser. */
export function storeTheme(
  name: ThemeName,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  storage.setItem(THEME_STORAGE_KEY, name);
}

/** Paints the whole document in a theme, at once and without a reload. */
export function applyTheme(name: ThemeName, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = themeAttribute(name);
}
