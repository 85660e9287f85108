import { currentUser, logout } from '@leafshift/contracts/auth';
import { myProfile } from '@leafshift/contracts/profile';
import { TOLD_AGAIN_MS } from '@leafshift/contracts/realtime';
import {
  createQueryClient,
  currentUserKey,
  myProfileKey,
  notificationsKey,
} from '@leafshift/data-access';
import { anEmployer, aProfile } from '@leafshift/testing/builders';
import { createMockApi, handle } from '@leafshift/testing/mock-api';
import { waitFor } from '@testing-library/react';
import { createCore } from '../composition/core.ts';
import { type Followed, followRealtime, followSession } from './follow.ts';

const user = anEmployer();
const profile = aProfile();

/** A signed-in window; `tell` and `reconnect` do what the socket would. */
async function aWindow() {
  localStorage.setItem('token', 'stored');
  const api = createMockApi([
    handle(currentUser, user),
    handle(myProfile, profile),
    handle(logout, undefined),
  ]);
  const tabs = { announceEnd: jest.fn(), onEnd: jest.fn(), onStart: jest.fn() };
  const core = createCore({ makeApi: () => api, tabs });
  const queryClient = createQueryClient();
  const heard = new Map<string, (event: never) => void>();
  let reconnect: () => void = () => undefined;
  let open: () => void = () => undefined;
  let showPage: () => void = () => undefined;
  const afterPage = new Promise<void>((resolve) => {
    showPage = resolve;
  });
  const realtime = {
    api: {
      on: (name: string, listener: (event: never) => void) => {
        heard.set(name, listener);
        return () => undefined;
      },
      onReconnect: (listener: () => void) => {
        reconnect = listener;
        return () => undefined;
      },
    },
    onOpen: (listener: () => void) => {
      open = listener;
      return () => undefined;
    },
    connect: jest.fn(() => Promise.resolve()),
    disconnect: jest.fn(),
    wake: jest.fn(),
  };
  const followed = { core, queryClient, realtime, afterPage } satisfies Followed;
  followRealtime(followed);
  followSession(followed);
  await core.session.start();
  const tell = (name: string, event: unknown) => heard.get(name)?.(event as never);
  return { ...followed, api, tell, showPage, open: () => open(), reconnect: () => reconnect() };
}

beforeEach(() => localStorage.clear());

describe('a window that follows its session', () => {
  it('opens the one socket, and has the profile for every page', async () => {
    const { realtime, queryClient, showPage } = await aWindow();
    showPage();
    await waitFor(() => expect(realtime.connect).toHaveBeenCalledTimes(1));
    expect(queryClient.getQueryData(myProfileKey)).toEqual(profile);
  });

  it('opens the socket when the first page stands, not before', async () => {
    const { realtime, afterPage, showPage } = await aWindow();
    expect(realtime.connect).not.toHaveBeenCalled();
    showPage();
    await afterPage;
    await waitFor(() => expect(realtime.connect).toHaveBeenCalledTimes(1));
  });

  it('asks anew, when the socket opens, for what may have changed before the server tells it again', async () => {
    const { queryClient, open } = await aWindow();
    const now = Date.now();
    queryClient.setQueryData(['posts', 'list'], [], { updatedAt: now - TOLD_AGAIN_MS });
    queryClient.setQueryData(['payments', 'list'], [], { updatedAt: now });
    open();
    expect(queryClient.getQueryState(['posts', 'list'])?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(['payments', 'list'])?.isInvalidated).toBe(false);
  });

  it('asks for the user again when the socket opens, who may have changed unheard', async () => {
    const { core, api, open } = await aWindow();
    api.use(handle(currentUser, anEmployer({ name: 'Another name' })));
    open();
    await waitFor(() =>
      expect(core.session.state.get()).toMatchObject({ user: { name: 'Another name' } }),
    );
  });

  it('forgets profile, posts, payments and notifications when it ends', async () => {
    const { core, queryClient, realtime } = await aWindow();
    for (const domain of ['posts', 'payments', 'notifications']) {
      queryClient.setQueryData([domain, 'list'], ['something']);
    }
    await core.session.signOut();
    expect(queryClient.getQueryCache().getAll()).toEqual([]);
    expect(realtime.disconnect).toHaveBeenCalledTimes(1);
  });
});

describe('a window that follows the server', () => {
  it("takes over the user of 'accountUpdated'", async () => {
    const { core, queryClient, tell } = await aWindow();
    const skipped = { ...user, skipOnboarding: true };
    tell('accountUpdated', skipped);
    expect(core.session.state.get()).toMatchObject({ user: { skipOnboarding: true } });
    expect(queryClient.getQueryData(currentUserKey)).toEqual(skipped);
  });

  it.each(['notification', 'notificationsRead'])(
    "asks for the notifications again after '%s'",
    async (event) => {
      const { queryClient, tell } = await aWindow();
      queryClient.setQueryData(notificationsKey, { pages: [] });
      tell(event, {});
      expect(queryClient.getQueryState(notificationsKey)).toMatchObject({ isInvalidated: true });
    },
  );

  it('asks for everything again after a reconnect', async () => {
    const { queryClient, reconnect } = await aWindow();
    reconnect();
    expect(queryClient.getQueryState(myProfileKey)).toMatchObject({ isInvalidated: true });
  });

  it('asks for the user again after a reconnect', async () => {
    const { core, api, reconnect } = await aWindow();
    api.use(handle(currentUser, anEmployer({ name: 'Another name' })));
    reconnect();
    await waitFor(() =>
      expect(core.session.state.get()).toMatchObject({ user: { name: 'Another name' } }),
    );
  });

  it.each([
    ['the browser is online again', () => window.dispatchEvent(new Event('online'))],
    ['the window gets the focus', () => window.dispatchEvent(new Event('focus'))],
    ['the tab is shown', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('wakes the socket when %s', async (_what, happen) => {
    const { realtime } = await aWindow();
    happen();
    expect(realtime.wake).toHaveBeenCalled();
  });
});
