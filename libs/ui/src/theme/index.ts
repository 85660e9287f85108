export { DEFAULT_THEME, THEME_NAMES, type ThemeName } from './theme-names.ts';
