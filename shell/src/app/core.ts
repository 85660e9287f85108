import { type ApiClient, createApiClient } from '@leafshift/data-access';
import { createI18n, followLanguage, storedLanguage } from '@leafshift/i18n';
import type { i18n } from 'i18next';
import { createStore } from 'jotai';
import { type Alerts, createAlerts } from '../alerts/alerts.ts';
import { Session } from '../auth/session.ts';
import { createSessionTabs } from '../auth/session-tabs.ts';
import { createTokenStorage } from '../auth/token-storage.ts';
import english from '../locales/en.json';
import { loadTexts } from '../locales/load-texts.ts';
import { type Appearance, createAppearance } from '../settings/appearance.ts';
import { createNavigation, type Navigation } from './navigation.ts';

/** What every page of the shell needs, the login page included. */
export interface Core {
  readonly store: ReturnType<typeof createStore>;
  readonly api: ApiClient;
  readonly texts: i18n;
  readonly session: Session;
  readonly alerts: Alerts;
  readonly appearance: Appearance;
  readonly navigation: Navigation;
  /** Reads the token of the session at this moment. */
  getToken(): string | null;
  /** The nonce of the page's content security policy, for styles made at run time. */
  readonly nonce: string | undefined;
  /** The shell's texts are there in the chosen language. */
  readonly ready: Promise<void>;
}

const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Makes the shell's core. Nothing is fetched before `session.start()`. */
export function createCore(): Core {
  const store = createStore();
  const tokens = createTokenStorage();
  const alerts = createAlerts(store);
  const texts = createI18n({ language: storedLanguage(), resources: { en: { shell: english } } });
  const appearance = createAppearance(store, texts);
  const api = createApiClient({
    baseUrl: '/api',
    getToken: tokens.read,
    onSessionEnded: (error) => session.end(error.message),
  });
  const session: Session = new Session({
    store,
    api,
    tokens,
    tabs: createSessionTabs(),
    browserSession: sessionStorage,
    notify: alerts.notify,
  });
  const { ready } = followLanguage(texts, { namespace: 'shell', load: loadTexts });
  return {
    store,
    api,
    texts,
    session,
    alerts,
    appearance,
    navigation: createNavigation(),
    getToken: tokens.read,
    nonce: nonceOfPage(),
    ready,
  };
}
