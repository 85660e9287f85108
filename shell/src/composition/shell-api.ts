import { CONTRACT_VERSION, type ShellApi } from '@leafshift/shell-sdk';
import { antdSettings } from '@leafshift/ui/theme';
import type { QueryClient } from '@tanstack/react-query';
import { Slot } from '../portal/slot.tsx';
import type { Realtime } from '../realtime/realtime.ts';
import type { RegistrySource } from '../registry/registry-source.ts';
import type { Search } from '../search/search.ts';
import type { Core } from './core.ts';

/** All that a remote knows of the shell, put together from the shell's parts. */
export function createShellApi(
  core: Core,
  queryClient: QueryClient,
  realtime: Realtime,
  registry: RegistrySource,
  search: Search,
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
    Slot,
    searched: search.searched,
    realtime: realtime.api,
    get config() {
      const googleMapsKey = registry.current()?.settings.googleMapsKey ?? null;
      return { googleMapsKey, portalUrl: location.origin, nonce: core.nonce };
    },
  };
}
