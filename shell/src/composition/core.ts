import {
  type ApiClient,
  type ApiClientSettings,
  createApiClient,
  messageOf,
} from '@leafshift/data-access';
import {
  createI18n,
  followLanguage,
  type Language,
  loadLanguage,
  storedLanguage,
} from '@leafshift/i18n';
import { messageTexts, sayMessage } from '@leafshift/i18n/messages';
import { uiTexts } from '@leafshift/ui/locales';
import type { i18n } from 'i18next';
import { createStore } from 'jotai';
import { type Alerts, createAlerts } from '../alerts/alerts.ts';
import { createNavigation, type Navigation } from '../app/navigation.ts';
import { type Confirmation, createConfirmation } from '../auth/confirmation/confirmation.ts';
import { loadCalls } from '../auth/session/load-calls.ts';
import { Session } from '../auth/session/session.ts';
import { createSessionTabs, type SessionTabs } from '../auth/session/session-tabs.ts';
import { createTokenStorage } from '../auth/session/token-storage.ts';
import { fetchWithEarlyAnswers } from '../early-answers.ts';
import { takePictureAway } from '../first-picture/picture-place.ts';
import english from '../locales/en.json';
import { loadTexts } from '../locales/load-texts.ts';
import { LastSeen } from '../offline/last-seen.ts';
import { forgetAnswers } from '../service-worker/caches.ts';
import { type Appearance, createAppearance } from '../settings/appearance.ts';
import { tellLanguage } from '../settings/tell-language.ts';

/** What every page of the shell needs, the login page included. */
export interface Core {
  readonly store: ReturnType<typeof createStore>;
  readonly api: ApiClient;
  readonly texts: i18n;
  readonly session: Session;
  readonly alerts: Alerts;
  readonly appearance: Appearance;
  readonly navigation: Navigation;
  /** The question whether it is still the owner, which calls of shell and remotes may bring up. */
  readonly confirmation: Confirmation;
  /** The question for the code that verifies the address, brought up in the same way. */
  readonly verification: Confirmation;
  /** Reads the token of the session at this moment. */
  getToken(): string | null;
  /** Whether there is a network, and how old what is shown is. */
  readonly lastSeen: LastSeen;
  /** The nonce of the page's content security policy, for styles made at run time. */
  readonly nonce: string | undefined;
  /** The shell's texts are there in the chosen language. */
  readonly ready: Promise<void>;
}

const nonceOfPage = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** What a test gives instead of the network and of the browser's other tabs. */
export interface CoreParts {
  readonly makeApi?: (settings: ApiClientSettings) => ApiClient;
  readonly tabs?: SessionTabs;
}

/**
 * Makes the shell's core. Nothing is fetched before `session.start()`. The shell's parts are put
 * together in this folder alone: here for every page, in `portal.ts` for those behind the login, whose
 * code the login page does not load.
 */
export function createCore({ makeApi = createApiClient, tabs }: CoreParts = {}): Core {
  const store = createStore();
  const tokens = createTokenStorage();
  const texts = createI18n({ language: storedLanguage(), resources: { en: { shell: english } } });
  const alerts = createAlerts(store, (msg) => sayMessage(texts, msg));
  const loadShared = (language: Language): Promise<unknown> =>
    Promise.all([uiTexts.load(language), messageTexts.load(language)]);
  // Without a network what is not there does not come; with one a part that is down says English.
  const loadPage = (language: Language): Promise<unknown> =>
    Promise.all([
      loadTexts(language),
      loadShared(language),
      navigator.onLine || loadLanguage(texts, language),
    ]);
  const appearance = createAppearance(store, texts, loadPage);
  const navigation = createNavigation();
  const confirmation = createConfirmation(store);
  const verification = createConfirmation(store);
  const lastSeen = new LastSeen(store);
  const api = makeApi({
    baseUrl: '/api',
    fetch: lastSeen.noting(fetchWithEarlyAnswers),
    getToken: tokens.read,
    getLanguage: () => texts.language,
    say: (text) => sayMessage(texts, text),
    onSessionEnded: (error) => session.end(error.message),
    confirmOwner: confirmation.ask,
    onSecondFactorNeeded: () => navigation.navigate('/settings'),
    verifyEmail: verification.ask,
  });
  const session: Session = new Session({
    store,
    api,
    tokens,
    tabs: tabs ?? createSessionTabs(),
    browserSession: sessionStorage,
    notify: alerts.notify,
    say: (sentence) => texts.t(`session.${sentence}`, { ns: 'shell' }),
  });
  session.onEnd(() => {
    confirmation.answer(false);
    verification.answer(false);
    takePictureAway();
    forgetAnswers().catch(reportError);
  });
  tellLanguage({
    texts,
    session,
    send: async (language) => {
      const { changePreferences } = await loadCalls();
      await api.send(changePreferences, { body: { language } });
    },
    onRefused: (error) => alerts.notify('Error', messageOf(error)),
  });
  const { ready } = followLanguage(texts, { namespace: 'shell', load: loadTexts });
  // Without them the shared components and messages speak English.
  const sharedTexts = loadShared(storedLanguage()).catch(reportError);
  return {
    store,
    api,
    texts,
    session,
    alerts,
    appearance,
    navigation,
    confirmation,
    verification,
    lastSeen,
    getToken: tokens.read,
    nonce: nonceOfPage(),
    ready: Promise.all([ready, sharedTexts]).then(() => undefined),
  };
}
