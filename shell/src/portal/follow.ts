import { TOLD_AGAIN_MS } from '@leafshift/contracts/realtime';
import { currentUserKey, myProfileKey, notificationsKey } from '@leafshift/data-access';
import type { Query, QueryClient } from '@tanstack/react-query';
import type { Core } from '../composition/core.ts';
import type { Realtime } from '../realtime/realtime.ts';

/** What follows the session and the socket. */
export interface Followed {
  readonly core: Pick<Core, 'session' | 'lastSeen'>;
  readonly queryClient: QueryClient;
  readonly realtime: Pick<Realtime, 'api' | 'onOpen' | 'connect' | 'disconnect' | 'wake'>;
  /** When the first page stands: the socket is not what a page waits for. */
  readonly afterPage: Promise<void>;
}

/** What was answered longer ago than this when the socket opens may have changed unheard; an answer may be five seconds under way. */
const UNHEARD_AFTER_MS = TOLD_AGAIN_MS - 5_000;

/** Takes over what the server tells of the account, and asks anew for what may have changed. */
export function followRealtime({ core, queryClient, realtime }: Followed): void {
  realtime.api.on('accountUpdated', (user) => {
    core.session.setUser(user);
    queryClient.setQueryData(currentUserKey, user);
  });
  for (const event of ['notification', 'notificationsRead'] as const) {
    realtime.api.on(event, () => {
      queryClient.invalidateQueries({ queryKey: notificationsKey }).catch(reportError);
    });
  }
  realtime.onOpen(() => {
    core.session.check().catch(reportError);
    const heardSince = Date.now() - UNHEARD_AFTER_MS;
    const predicate = ({ state }: Query): boolean =>
      state.dataUpdatedAt > 0 && state.dataUpdatedAt < heardSince;
    queryClient.invalidateQueries({ predicate }).catch(reportError);
  });
  // What happened while the socket was away is unknown, so everything on the page is asked again.
  realtime.api.onReconnect(() => {
    core.session.check().catch(reportError);
    queryClient.invalidateQueries().catch(reportError);
  });
  wakeWithWindow(realtime);
  window.addEventListener('online', () => {
    if (core.lastSeen.state.get().lastSeen === null) return;
    queryClient.invalidateQueries().catch(reportError);
  });
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
export function followSession({ core, queryClient, realtime, afterPage }: Followed): void {
  const { session } = core;
  let connectedAs: string | null = null;
  const connectFor = async (userId: string): Promise<void> => {
    await afterPage;
    if (userId === connectedAs) await realtime.connect();
  };
  const follow = (): void => {
    const state = session.state.get();
    const userId = state.status === 'signed-in' ? state.user._id : null;
    if (userId === connectedAs) return;
    connectedAs = userId;
    if (userId === null) realtime.disconnect();
    else connectFor(userId).catch(reportError);
  };
  session.state.subscribe(follow);
  follow();
  // Pages that want it meanwhile wait for the same answer; the session tells of a failure.
  session.onProfile((asked) => {
    const query = { queryKey: myProfileKey, queryFn: () => asked, retry: false };
    queryClient.fetchQuery(query).catch(() => undefined);
  });
  session.onEnd(() => queryClient.clear());
}
