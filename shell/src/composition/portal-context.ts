import type { PartReport } from '@leafshift/contracts/portal';
import type { RemoteName, ShellApi } from '@leafshift/shell-sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { Realtime } from '../realtime/realtime.ts';
import type { RegistrySource } from '../registry/registry-source.ts';
import type { RemoteFailure } from '../remote-host/remote-failure.ts';
import type { RemoteHost } from '../remote-host/remote-host.ts';
import type { Search } from '../search/search.ts';
import type { Core } from './core.ts';

/** What the pages behind the login need beyond the core. */
export interface Portal {
  readonly core: Core;
  readonly shellApi: ShellApi;
  readonly queryClient: QueryClient;
  readonly registry: RegistrySource;
  readonly remotes: RemoteHost;
  readonly realtime: Realtime;
  /** The header's search. */
  readonly search: Search;
  /** When the first page stands, and what it does not need may begin. */
  readonly afterPage: Promise<void>;
  /** Tells operators how a part fared in this window; `page` is a route's path or a slot. */
  reportPart(remote: RemoteName, release: string, page: string, kind: PartReport['kind']): void;
  /** Hears which page of a remote stands in the window now, for what is measured of it. */
  pageShown(remote: RemoteName, page: string): void;
  /** Reloads the window when the failed release was replaced meanwhile; once, never in a loop. */
  reloadIfReplaced(failure: RemoteFailure): Promise<boolean>;
  /** Reloads the window when the registry names another release by now, because somebody presses Retry. */
  reloadForNewer(failure: RemoteFailure): Promise<boolean>;
}

export const PortalContext = createContext<Portal | null>(null);

/** The portal's services. Throws outside the pages behind the login and the public board. */
export function usePortal(): Portal {
  const portal = use(PortalContext);
  if (portal === null) throw new Error('usePortal() works only inside the portal');
  return portal;
}
