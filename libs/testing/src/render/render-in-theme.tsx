import { createI18n, DEFAULT_LANGUAGE, type Language, type Texts } from '@leafshift/i18n';
import { antdSettings, DEFAULT_THEME, ThemeBridge, type ThemeName } from '@leafshift/ui/theme';
import { type RenderOptions, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';

export interface ThemeSettings {
  readonly language?: Language;
  readonly theme?: ThemeName;
  /** Texts of the language by namespace. */
  readonly texts?: Readonly<Record<string, Texts>>;
}

/** Renders a component in a theme and a language, with a user who types and clicks. */
export function renderInTheme(
  children: ReactNode,
  { language = DEFAULT_LANGUAGE, theme = DEFAULT_THEME, texts = {} }: ThemeSettings = {},
): RenderResult & { readonly user: UserEvent } {
  const i18n = createI18n({ language, resources: { [language]: texts } });
  const wrapper = ({ children: content }: { children: ReactNode }) => (
    <I18nextProvider i18n={i18n}>
      <ThemeBridge antd={antdSettings} theme={theme} language={language}>
        {content}
      </ThemeBridge>
    </I18nextProvider>
  );
  const options: RenderOptions = { wrapper };
  return { user: userEvent.setup(), ...render(children, options) };
}
