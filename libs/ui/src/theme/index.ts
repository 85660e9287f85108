export { applyTheme, storedTheme, storeTheme } from './active-theme.ts';
export { type AntdSettings, antdSettings } from './antd-settings.ts';
export { antdTheme, FONT_FAMILY } from './antd-theme.ts';
export { contrast } from './contrast.ts';
export { MEANINGS, type Meaning, type MeaningColours, type Palette } from './palette.ts';
export { PALETTES } from './palettes/index.ts';
export { ThemeBridge, type ThemeBridgeProps } from './theme-bridge.tsx';
export {
  DEFAULT_THEME,
  isThemeName,
  THEME_NAMES,
  THEME_STORAGE_KEY,
  type ThemeName,
  themeAttribute,
} from './theme-names.ts';
