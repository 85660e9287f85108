import type { User } from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import { createI18n, DEFAULT_LANGUAGE, type Language, type Texts } from '@leafshift/i18n';
import { sayMessage } from '@leafshift/i18n/messages';
import { antdSettings, DEFAULT_THEME, type ThemeName } from '@leafshift/ui/theme';
import { QueryClient } from '@tanstack/react-query';
import { CONTRACT_VERSION } from '../manifest.ts';
import type { AlertKind, SessionState, ShellApi, ShellConfig } from '../shell-api.ts';
import { noApi } from './fake-api.ts';
import { type FakeReadable, fakeReadable } from './fake-readable.ts';
import { type FakeRealtime, fakeRealtime } from './fake-realtime.ts';

export interface FakeShellSettings {
  /** Signed in with this user; absent or null is signed out. */
  readonly user?: User | null;
  readonly sessionSkipOnboarding?: boolean;
  readonly theme?: ThemeName;
  readonly language?: Language;
  /** Every call fails with its name when absent. */
  readonly api?: ApiClient;
  /** English texts by namespace: `{ 'mf-worker': en }`. Absent texts show as their keys. */
  readonly texts?: Readonly<Record<string, Texts>>;
  readonly config?: Partial<ShellConfig>;
  /** What is looked for in the header's search. */
  readonly searched?: string;
}

/** A shell that remembers what a page asked of it, and that a test can steer. */
export interface FakeShell extends ShellApi {
  readonly session: FakeReadable<SessionState>;
  readonly theme: FakeReadable<ThemeName>;
  readonly language: FakeReadable<Language>;
  /** What was shown to the user, oldest first. */
  readonly alerts: readonly { readonly kind: AlertKind; readonly msg: string }[];
  /** Where the page navigated to, oldest first. */
  readonly visits: readonly string[];
  readonly emit: FakeRealtime['emit'];
  readonly reconnect: FakeRealtime['reconnect'];
}

const sessionOf = ({ user, sessionSkipOnboarding = false }: FakeShellSettings): SessionState =>
  user ? { status: 'signed-in', user, sessionSkipOnboarding } : { status: 'signed-out' };

/** A shell for component tests and for `dev/` pages: no network, no router of its own. */
export function createFakeShell(settings: FakeShellSettings = {}): FakeShell {
  const session = fakeReadable(sessionOf(settings));
  const alerts: { kind: AlertKind; msg: string }[] = [];
  const visits: string[] = [];
  const { realtime, emit, reconnect } = fakeRealtime();

  const i18n = createI18n({
    language: settings.language ?? DEFAULT_LANGUAGE,
    resources: { [DEFAULT_LANGUAGE]: settings.texts ?? {} },
  });

  const changeSignedIn = (change: Partial<Extract<SessionState, { status: 'signed-in' }>>) => {
    const current = session.get();
    if (current.status === 'signed-in') session.set({ ...current, ...change });
  };

  return {
    contractVersion: CONTRACT_VERSION,
    session,
    antd: antdSettings,
    theme: fakeReadable(settings.theme ?? DEFAULT_THEME),
    language: fakeReadable(settings.language ?? DEFAULT_LANGUAGE),
    alerts,
    visits,
    searched: fakeReadable(settings.searched ?? ''),
    emit,
    reconnect,
    realtime,
    api: settings.api ?? noApi,
    queryClient: new QueryClient({
      // As the portal's, which asks without a network, too: a device may keep the answer.
      defaultOptions: {
        queries: { retry: false, networkMode: 'always' },
        mutations: { retry: false, networkMode: 'always' },
      },
    }),
    i18n,
    setUser: (user) => changeSignedIn({ user }),
    setSessionSkipOnboarding: (skip) => changeSignedIn({ sessionSkipOnboarding: skip }),
    signOut: () => Promise.resolve(session.set({ status: 'signed-out' })),
    notify: (kind, msg) => {
      alerts.push({ kind, msg: sayMessage(i18n, msg) });
    },
    navigate: (path) => {
      visits.push(path);
    },
    config: {
      googleMapsKey: null,
      portalUrl: 'http://localhost:4200',
      nonce: undefined,
      ...settings.config,
    },
  };
}
