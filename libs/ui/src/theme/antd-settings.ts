import { ENGLISH, type Language, loadAntdLocale } from '@leafshift/i18n';
import ConfigProvider, { type ThemeConfig } from 'antd/es/config-provider';
import type { Locale } from 'antd/es/locale';
import { antdTheme } from './antd-theme.ts';
import type { ThemeName } from './theme-names.ts';

/** What antd's ConfigProvider takes, by theme and language. The shell hands it to the remotes. */
export interface AntdSettings {
  themeOf(name: ThemeName, options?: { readonly motion?: boolean }): ThemeConfig;
  readonly english: Locale;
  loadLocale(language: Language): Promise<Locale>;
  /** Of the antd that the shell draws with; shells of contract 1.7 and before do not tell theirs. */
  readonly ConfigProvider?: unknown;
}

export const antdSettings: AntdSettings = {
  themeOf: antdTheme,
  english: ENGLISH,
  loadLocale: loadAntdLocale,
  ConfigProvider,
};
