import { createQueryClient } from '@leafshift/data-access';
import { createI18n, type Language } from '@leafshift/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { I18nextProvider } from 'react-i18next';
import { antdSettings, ThemeBridge, type ThemeName } from '../src/theme/index.ts';

interface Props {
  readonly theme: ThemeName;
  readonly language: Language;
  readonly children: ReactNode;
}

/** What a story stands in: a theme, a language with its direction, and a client for what asks the API. */
export function WorkshopFrame({ theme, language, children }: Props) {
  const i18n = useMemo(() => createI18n({ language, resources: {} }), [language]);
  const queries = useMemo(() => createQueryClient(), []);
  return (
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>
        <ThemeBridge antd={antdSettings} theme={theme} language={language}>
          {children}
        </ThemeBridge>
      </I18nextProvider>
    </QueryClientProvider>
  );
}
