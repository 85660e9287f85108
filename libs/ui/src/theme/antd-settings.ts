import { ENGLISH, type Language, loadAntdLocale } from '@leafshift/i18n';
import type { ThemeConfig } from 'antd/es/config-provider';
import type { Locale } from 'antd/es/locale';
import { antdTheme } from './antd-theme.ts';
import type { ThemeName } from './theme-names.ts';

/** What antd's ConfigProvider takes, by theme and language. The shell hands it to the remotes. */
export interface AntdSettings {
  themeOf(name: ThemeName, options?: { readonly motion?: boolean }): ThemeConfig;
  readonly english: Locale;
  loadLocale(language: Language): Promise<Locale>;
}

export const antdSettings: AntdSettings = {
  themeOf: antdTheme,
  english: ENGLISH,
  loadLocale: loadAntdLocale,
};
