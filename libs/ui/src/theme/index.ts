export { applyTheme, storedTheme, storeTheme } from './active-theme.ts';
export { type AntdSettings, antdSettings } from './antd-settings.ts';

export { ThemeBridge } from './theme-bridge.tsx';
export {
  DEFAULT_THEME,
  isThemeName,
  THEME_NAMES,
  THEME_STORAGE_KEY,
  type ThemeName,
  themeAttribute,
} from './theme-names.ts';
