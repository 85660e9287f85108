import type { RealtimeEventName, RealtimeEvents } from '@leafshift/contracts/realtime';
import type { User } from '@leafshift/contracts/users';
import type { ApiClient } from '@leafshift/data-access';
import type { Language } from '@leafshift/i18n';
import type { AntdSettings, ThemeName } from '@leafshift/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ComponentType } from 'react';
import type { SlotName } from './manifest.ts';

/** A value that changes over time, handed over by value so that no React context is shared. */
export interface Readable<Value> {
  get(): Value;
  /** Calls back after each change; answers the function that ends it. */
  subscribe(listener: () => void): () => void;
}

/** Who is signed in (ACCOUNT-30). */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signed-out' }
  | {
      readonly status: 'signed-in';
      readonly user: User;
      /** The banner's X: onboarding is skipped until the browser session ends. */
      readonly sessionSkipOnboarding: boolean;
    };

/** The four kinds of alert toasts; each stays for 1.8 s (LOOK-7, LOOK-8). */
export type AlertKind = 'Success' | 'Error' | 'Info' | 'Warning';

export interface ShellConfig {
  readonly googleMapsKey: string | null;
  readonly portalUrl: string;
  /** The nonce of the page's content security policy, for styles made at run time. */
  readonly nonce: string | undefined;
  /** Only where the layout is to be seen in another direction than the language's own. */
  readonly direction?: 'ltr' | 'rtl' | undefined;
}

/** All that a remote knows of the shell. */
export interface ShellApi {
  readonly contractVersion: string;
  readonly session: Readable<SessionState>;
  /** Takes over the user that a call answered, for instance after an onboarding step. */
  setUser(user: User): void;
  setSessionSkipOnboarding(skip: boolean): void;
  signOut(): Promise<void>;
  notify(kind: AlertKind, msg: string): void;
  navigate(path: string, options?: { readonly replace?: boolean }): void;
  readonly theme: Readable<ThemeName>;
  /** What antd's ConfigProvider takes, so that a remote carries no themes and locales. */
  readonly antd: AntdSettings;
  readonly language: Readable<Language>;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: i18n;
  readonly realtime: {
    on<Name extends RealtimeEventName>(
      name: Name,
      listener: (event: RealtimeEvents[Name]) => void,
    ): () => void;
    /** Calls back after a reconnect, when events may have been missed. */
    onReconnect(listener: () => void): () => void;
  };
  readonly config: ShellConfig;
  /**
   * What somebody looks for in the header's search, while it is open; '' otherwise. It changes once they
   * have stopped typing. Shells of contract 1.5 and before have none (`useSearched`).
   */
  readonly searched?: Readable<string>;
  /** What other remotes draw into a slot; shells of contract 1.0 have none (`RemoteSlot`). */
  readonly Slot?: ComponentType<{ readonly name: SlotName }>;
}
