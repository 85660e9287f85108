import '../src/theme/styles.css';
import { createQueryClient } from '@leafshift/data-access';
import { applyLanguage, createI18n, isLanguage } from '@leafshift/i18n';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { applyTheme, isThemeName } from '../src/theme/index.ts';
import { Gallery } from './gallery.tsx';

const query = new URLSearchParams(location.search);
const [theme, language] = [query.get('theme'), query.get('language')];
const choice = {
  theme: isThemeName(theme) ? theme : 'Pure Light',
  language: isLanguage(language) ? language : 'en',
} as const;

applyTheme(choice.theme);
applyLanguage(choice.language);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no root');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <I18nextProvider i18n={createI18n({ language: choice.language, resources: {} })}>
        <Gallery start={choice} only={query.get('only')} />
      </I18nextProvider>
    </QueryClientProvider>
  </StrictMode>,
);
