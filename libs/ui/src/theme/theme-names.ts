/** The five colour themes; the first is the default (LOOK-5). */
export const THEME_NAMES = [
  'Pure Light',
  'Light Bloom',
  'Grey Goose',
  'Nebula Fighter',
  'Dark Spaces',
] as const;
export type ThemeName = (typeof THEME_NAMES)[number];

export const DEFAULT_THEME: ThemeName = 'Pure Light';

/** The key of the chosen theme in the browser's storage (ACCOUNT-42). */
export const THEME_STORAGE_KEY = 'appTheme';

/** Whether a stored or received text is the name of a theme. */
export const isThemeName = (text: unknown): text is ThemeName =>
  THEME_NAMES.some((name) => name === text);

/** The value of `data-theme` for a theme: 'Pure Light' is `pure-light`. */
export const themeAttribute = (name: ThemeName): string => name.toLowerCase().replace(' ', '-');
