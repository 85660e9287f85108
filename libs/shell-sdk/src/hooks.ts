import type { RealtimeEventName, RealtimeEvents } from '@leafshift/contracts/realtime';
import type { User } from '@leafshift/contracts/users';
import type { Language } from '@leafshift/i18n';
import type { ThemeName } from '@leafshift/ui/theme';
import { use, useEffect, useEffectEvent } from 'react';
import type { Readable, SessionState, ShellApi } from './shell-api.ts';
import { ShellContext } from './shell-context.ts';
import { useReadable } from './use-readable.ts';

/** All that a remote knows of the shell. Throws outside a page or slot of a remote. */
export function useShell(): ShellApi {
  const shell = use(ShellContext);
  if (shell === null) throw new Error('useShell() works only inside a page or slot of a remote');
  return shell;
}

/** Who is signed in, or that nobody is. */
export const useSession = (): SessionState => useReadable(useShell().session);

/** The signed-in user. Throws on pages that are open to visitors when nobody is signed in. */
export function useUser(): User {
  const session = useSession();
  if (session.status !== 'signed-in') {
    throw new Error('useUser() needs a signed-in user; ask useSession() on public pages');
  }
  return session.user;
}

/** The colour theme that the user chose. */
export const useThemeName = (): ThemeName => useReadable(useShell().theme);

/** The language that the user chose. */
export const useLanguage = (): Language => useReadable(useShell().language);

const NOTHING_SEARCHED: Readable<string> = { get: () => '', subscribe: () => () => undefined };

/** What is looked for in the header's search (`SEARCH_SLOT`); '' while nothing is. */
export const useSearched = (): string => useReadable(useShell().searched ?? NOTHING_SEARCHED);

/** Calls back for each realtime event of this name while the component is mounted. */
export function useRealtime<Name extends RealtimeEventName>(
  name: Name,
  listener: (event: RealtimeEvents[Name]) => void,
): void {
  const { realtime } = useShell();
  const onEvent = useEffectEvent(listener);
  useEffect(() => realtime.on(name, (event) => onEvent(event)), [realtime, name]);
}

/** Calls back after the socket came back, when events may have been missed. */
export function useReconnect(listener: () => void): void {
  const { realtime } = useShell();
  const onReconnect = useEffectEvent(listener);
  useEffect(() => realtime.onReconnect(() => onReconnect()), [realtime]);
}
