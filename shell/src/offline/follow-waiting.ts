import type { Call } from '@leafshift/contracts/core';
import {
  type ApiClient,
  isWaiting,
  messageOf,
  sendWaitingCall,
  WAITING_KEY,
  type WaitingCall,
  type WaitingSender,
  waitingCallOf,
  waitingOptions,
} from '@leafshift/data-access';
import {
  dehydrate,
  hydrate,
  type Mutation,
  onlineManager,
  type QueryClient,
} from '@tanstack/react-query';
import type { Session } from '../auth/session/session.ts';
import type { SessionEnding } from '../auth/session/session-ending.ts';
import type { WaitingStorage } from './waiting-storage.ts';

interface Followed {
  readonly session: Pick<Session, 'state' | 'ending' | 'onEnd'>;
  readonly api: ApiClient;
  readonly queryClient: QueryClient;
  readonly storage: WaitingStorage;
  /** The calls that may wait, by whose names what an earlier load was asked for is sent. */
  loadCalls(): Promise<readonly Call[]>;
  /** Says that something was sent of which no page tells, as it was asked for before the window loaded. */
  onSent(waiting: WaitingCall): void;
}

/** After these the same person goes on where they were, once they have signed in again. */
const RESUMED: readonly (SessionEnding | null)[] = ['expired', 'interrupted'];

const isOurs = ({ options }: Mutation): boolean => options.mutationKey?.[0] === WAITING_KEY[0];

/** Sends a call that an earlier load of the portal was asked for. */
function sendByName(
  sender: WaitingSender,
  calls: readonly Call[],
  waiting: WaitingCall,
): Promise<unknown> | undefined {
  const call = calls.find(({ name }) => name === waiting.call);
  // What a later release does not know any more cannot be sent by it.
  return call === undefined ? undefined : sendWaitingCall(sender, call, waiting);
}

/**
 * Keeps on this device what waits for a network, or was refused after it had waited, and goes on with it
 * when the same person's portal is opened again. It is gone when they sign out (PLATFORM-30).
 */
export function followWaiting({
  session,
  api,
  queryClient,
  storage,
  loadCalls,
  onSent,
}: Followed): void {
  const cache = queryClient.getMutationCache();
  const waited = new WeakSet<Mutation>();
  const restored = new WeakSet<Mutation>();
  let userId: string | null = null;

  // The library takes a window for online until it hears otherwise: what is tried in vain would rest for up
  // to half a minute when the network is back.
  if (!navigator.onLine) onlineManager.setOnline(false);

  queryClient.setMutationDefaults(WAITING_KEY, {
    ...waitingOptions,
    mutationFn: async (waiting: WaitingCall) => {
      const calls = await loadCalls();
      return sendByName({ api, signedIn: userId, client: queryClient }, calls, waiting);
    },
  });

  const keep = (mutation: Mutation, user: string): void => {
    const { mutations } = dehydrate(queryClient, {
      shouldDehydrateQuery: () => false,
      shouldDehydrateMutation: (one) => one === mutation,
    });
    const [kept] = mutations;
    if (kept === undefined) return;
    const { error } = mutation.state;
    const told = error === null ? null : { message: messageOf(error) };
    const state = { ...kept.state, isPaused: kept.state.status === 'pending', error: told };
    try {
      storage.keep(user, waitingCallOf(mutation).idempotencyKey, { ...kept, state } as typeof kept);
    } catch (noRoom) {
      // It still waits in this window.
      reportError(noRoom);
    }
  };

  /** What was refused at once is told beside its button, and need not be listed. */
  const refused = (mutation: Mutation, user: string): void => {
    if (waited.has(mutation) || mutation.meta?.isAgain) keep(mutation, user);
    else cache.remove(mutation);
  };

  const sent = (mutation: Mutation): void => {
    if (waited.has(mutation)) queryClient.invalidateQueries().catch(reportError);
    if (restored.has(mutation) || mutation.meta?.isAgain) onSent(waitingCallOf(mutation));
    cache.remove(mutation);
  };

  const changed = (mutation: Mutation, user: string): void => {
    const { status } = mutation.state;
    if (isWaiting(mutation)) {
      waited.add(mutation);
      keep(mutation, user);
    }
    if (status === 'error') refused(mutation, user);
    if (status === 'success') sent(mutation);
  };

  cache.subscribe(({ type, mutation }) => {
    if (userId === null || mutation === undefined || !isOurs(mutation)) return;
    if (type === 'removed') storage.drop(userId, waitingCallOf(mutation).idempotencyKey);
    // What a session's end has cleared stays as it was kept.
    if (type === 'updated' && cache.getAll().includes(mutation)) changed(mutation, userId);
  });

  const restore = (user: string): void => {
    storage.forget(user);
    const before = new Set(cache.getAll());
    hydrate(queryClient, { mutations: [...storage.of(user)], queries: [] });
    for (const mutation of cache.getAll()) {
      if (before.has(mutation) || !isOurs(mutation)) continue;
      waited.add(mutation);
      restored.add(mutation);
      // Its refusal is told by the list of what waits.
      mutation.continue().catch(() => undefined);
    }
  };

  const follow = (): void => {
    const state = session.state.get();
    const user = state.status === 'signed-in' ? state.user._id : null;
    if (user === userId) return;
    userId = user;
    if (user !== null) restore(user);
  };
  session.onEnd(() => {
    userId = null;
    if (!RESUMED.includes(session.ending.get())) storage.forget();
  });
  session.state.subscribe(follow);
  follow();
}
