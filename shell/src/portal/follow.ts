import { currentUserKey, myProfileKey, notificationsKey } from '@leafshift/data-access';
import type { QueryClient } from '@tanstack/react-query';
import type { Core } from '../composition/core.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** What follows the session and the socket. */
export interface Followed {
  readonly core: Pick<Core, 'session'>;
  readonly queryClient: QueryClient;
  readonly realtime: Pick<Realtime, 'api' | 'connect' | 'disconnect' | 'wake'>;
}

/** Takes over what the server tells of the account, and asks anew for what may have changed. */
export function followRealtime({ core, queryClient, realtime }: Followed): void {
  realtime.api.on('accountUpdated', (user) => {
    core.session.setUser(user);
    queryClient.setQueryData(currentUserKey, user);
  });
  realtime.api.on('notification', () => {
    queryClient.invalidateQueries({ queryKey: notificationsKey }).catch(reportError);
  });
  // What happened while the socket was away is unknown, so everything on the page is asked again.
  realtime.api.onReconnect(() => {
    core.session.check().catch(reportError);
    queryClient.invalidateQueries().catch(reportError);
  });
  wakeWithWindow(realtime);
}

/** A lost socket is tried again when the browser is online again, or somebody looks at the window. */
function wakeWithWindow(realtime: Followed['realtime']): void {
  window.addEventListener('online', () => realtime.wake());
  window.addEventListener('focus', () => realtime.wake());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') realtime.wake();
  });
}

/** Opens and closes the socket with the session, and forgets all that was loaded when it ends. */
export function followSession({ core, queryClient, realtime }: Followed): void {
  const { session } = core;
  let connectedAs: string | null = null;
  const follow = (): void => {
    const state = session.state.get();
    const userId = state.status === 'signed-in' ? state.user._id : null;
    if (userId === connectedAs) return;
    connectedAs = userId;
    if (userId === null) realtime.disconnect();
    else realtime.connect().catch(reportError);
  };
  session.state.subscribe(follow);
  follow();
  session.onProfile((profile) => queryClient.setQueryData(myProfileKey, profile));
  session.onEnd(() => queryClient.clear());
}
