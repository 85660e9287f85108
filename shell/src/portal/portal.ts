import { createQueryClient } from '@leafshift/data-access';
import { CONTRACT_VERSION, type RemoteName, type ShellApi } from '@leafshift/shell-sdk';
import { antdSettings } from '@leafshift/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import type { Core } from '../app/core.ts';
import { Realtime } from '../realtime/realtime.ts';
import { createRegistrySource, type RegistrySource } from '../registry/registry-source.ts';
import { EntryLoader } from '../remote-host/entry-loader.ts';
import { createFederation, warmLibraries } from '../remote-host/federation.ts';
import { preloadFiles } from '../remote-host/preload.ts';
import type { RemoteFailure } from '../remote-host/remote-failure.ts';
import { RemoteHost, type RemotePart } from '../remote-host/remote-host.ts';
import { reloadIfReplaced } from '../remote-host/stale-chunk.ts';
import { followRealtime, followSession } from './follow.ts';

/** What the pages behind the login need beyond the core. */
export interface Portal {
  readonly core: Core;
  readonly shellApi: ShellApi;
  readonly queryClient: QueryClient;
  readonly registry: RegistrySource;
  readonly remotes: RemoteHost;
  readonly realtime: Realtime;
  /** Reloads the window when the failed release was replaced meanwhile; once, never in a loop. */
  reloadIfReplaced(failure: RemoteFailure): Promise<boolean>;
}

function createShellApi(
  core: Core,
  queryClient: QueryClient,
  realtime: Realtime,
  registry: RegistrySource,
): ShellApi {
  const { session, alerts, appearance, navigation } = core;
  return {
    contractVersion: CONTRACT_VERSION,
    session: session.state,
    setUser: (user) => session.setUser(user),
    setSessionSkipOnboarding: (skip) => session.setSessionSkipOnboarding(skip),
    signOut: () => session.signOut(),
    notify: alerts.notify,
    navigate: navigation.navigate,
    theme: appearance.theme,
    antd: antdSettings,
    language: appearance.language,
    api: core.api,
    queryClient,
    i18n: core.texts,
    realtime: realtime.api,
    get config() {
      const googleMapsKey = registry.current()?.settings.googleMapsKey ?? null;
      return { googleMapsKey, portalUrl: location.origin, nonce: core.nonce };
    },
  };
}

function createRemoteHost(shellApi: ShellApi, registry: RegistrySource): RemoteHost {
  const entries = new EntryLoader(createFederation());
  return new RemoteHost({
    shellApi,
    releasesFor: registry.releasesFor,
    loadEntry: (name, release) => entries.load(name, release),
    warm: (release, part: RemotePart, language) => {
      const { remote, pages, slots, locales } = release.preload;
      const ofPart = 'page' in part ? pages[part.page] : slots[part.slot];
      for (const preload of [remote, ofPart, locales[language]]) {
        if (preload === undefined) continue;
        preloadFiles(release, preload);
        warmLibraries(preload.shared);
      }
    },
  });
}

function createPortal(core: Core): Portal {
  const queryClient = createQueryClient();
  const registry = createRegistrySource();
  const realtime = new Realtime({
    getToken: core.getToken,
    onRefused: () => {
      core.session.check().catch(reportError);
    },
  });
  const shellApi = createShellApi(core, queryClient, realtime, registry);
  const remotes = createRemoteHost(shellApi, registry);
  const hasNewerRelease = async (name: RemoteName): Promise<boolean> =>
    registry.hasNewer(name, await remotes.releaseOf(name), remotes.subject());
  const portal: Portal = {
    core,
    shellApi,
    queryClient,
    registry,
    remotes,
    realtime,
    reloadIfReplaced: (failure) =>
      reloadIfReplaced(failure, {
        hasNewerRelease,
        browserSession: sessionStorage,
        reload: () => location.reload(),
      }),
  };
  followRealtime(portal);
  followSession(portal);
  return portal;
}

const portals = new WeakMap<Core, Portal>();

/** The portal's services of this window. */
export function portalOf(core: Core): Portal {
  const known = portals.get(core);
  if (known) return known;
  const portal = createPortal(core);
  portals.set(core, portal);
  return portal;
}
