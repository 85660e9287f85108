import { sayArriving } from '@leafshift/contracts/attendance';
import { currentUser, logout } from '@leafshift/contracts/auth';
import { recordBreak, selfClockIn } from '@leafshift/contracts/clockedtime';
import type { Call, CallInput } from '@leafshift/contracts/core';
import { myProfile } from '@leafshift/contracts/profile';
import {
  createQueryClient,
  isWaiting,
  sendWaitingCall,
  toWaitingCall,
  type WaitingCall,
  waitingOptions,
} from '@leafshift/data-access';
import { aProfile, aTimesheet, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { SessionTabs } from '../auth/session/session-tabs.ts';
import { createCore } from '../composition/core.ts';
import { memoryStorage } from '../testing/memory-storage.ts';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { followWaiting } from './follow-waiting.ts';
import { loadWaitingCalls } from './load-waiting-calls.ts';
import { OfflineBar } from './offline-bar.tsx';
import { WaitingStorage } from './waiting-storage.ts';

const worker = aWorker();
const POST = '64b7f0c2a1b2c3d4e5f60301';
const params = { postId: POST };
const TABS: SessionTabs = {
  announceEnd: () => undefined,
  onEnd: () => undefined,
  onStart: () => undefined,
};
const answers = [
  handle(currentUser, worker),
  handle(myProfile, aProfile()),
  handle(logout, undefined),
  handle(selfClockIn, aTimesheet()),
  handle(recordBreak, aTimesheet()),
];

/** A window of the portal, with what the device keeps. */
async function aWindow(
  storage: Storage,
  handlers: readonly Handler[] = [],
  loadCalls = () => loadWaitingCalls(),
) {
  localStorage.setItem('token', 'stored');
  const api = createMockApi([...answers, ...handlers]);
  const core = createCore({ makeApi: () => api, tabs: TABS });
  const client = createQueryClient();
  client.mount();
  const sent: string[] = [];
  followWaiting({
    session: core.session,
    api,
    queryClient: client,
    storage: new WaitingStorage(storage),
    loadCalls,
    onSent: ({ label }) => sent.push(label),
  });
  core.session.onEnd(() => client.clear());
  await core.session.start();
  const now = () => core.session.state.get();
  const signedIn = () => {
    const state = now();
    return state.status === 'signed-in' ? state.user._id : null;
  };
  /** What a page does when its button is pressed. */
  const press = <C extends Call>(call: C, input: CallInput<C>, label: string): void => {
    client
      .getMutationCache()
      .build(client, {
        ...waitingOptions,
        mutationFn: (waiting: WaitingCall) =>
          sendWaitingCall({ api, client, signedIn: signedIn() }, call, waiting),
      })
      .execute(toWaitingCall(call, input, { by: worker._id, label }))
      .catch(() => undefined);
  };
  const names = () =>
    api.sent.map(({ call }) => call.name).filter((name) => /clocked|attend/.test(name));
  return { api, core, client, sent, press, names };
}

const clockIn = [selfClockIn, { params, body: { code: '482915' } }, 'Clock in'] as const;
const rest = [recordBreak, { params, body: { breakMinutes: 30 } }, 'Unpaid break'] as const;

describe('what is done without a network', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));

  /** What a device keeps of a clocking in without a network, its window closed. */
  async function whatWaits(): Promise<Storage> {
    const storage = memoryStorage();
    const closed = await aWindow(storage);
    closed.press(...clockIn);
    await waitFor(() => expect(storage.length).toBe(1));
    closed.client.unmount();
    return storage;
  }

  it('is sent by itself when there is one again, in its order and each once', async () => {
    const { press, names } = await aWindow(memoryStorage());
    press(...clockIn);
    press(...rest);
    expect(names()).toEqual([]);

    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(names()).toEqual(['clockedtime.selfIn', 'clockedtime.recordBreak']));
  });

  it('survives that the portal is closed, and is told of when it was sent then', async () => {
    const storage = memoryStorage();
    const closed = await aWindow(storage);
    closed.press(...clockIn);
    closed.press(...rest);
    await waitFor(() => expect(storage.length).toBe(2));

    const opened = await aWindow(storage);
    expect(opened.names()).toEqual([]);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(opened.sent).toEqual(['Clock in', 'Unpaid break']));
    expect(opened.names().slice(0, 2)).toEqual(['clockedtime.selfIn', 'clockedtime.recordBreak']);
    await waitFor(() => expect(storage.length).toBe(0));
  });

  it('is sent as soon as there is one to a portal that was opened without', async () => {
    const storage = await whatWaits();

    onlineManager.setOnline(true);
    const network = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const opened = await aWindow(storage);
    expect(opened.names()).toEqual([]);
    network.mockRestore();
    act(() => {
      window.dispatchEvent(new Event('online'));
    });
    await waitFor(() => expect(opened.sent).toEqual(['Clock in']));
  });

  it('waits on where the browser says that there is a network and not even code comes', async () => {
    const storage = await whatWaits();

    onlineManager.setOnline(true);
    const { client, sent } = await aWindow(storage, [], () =>
      loadWaitingCalls(() => Promise.reject(new Error('Loading chunk 7 failed'))),
    );
    await waitFor(() => expect(client.getMutationCache().getAll()[0]?.state.failureCount).toBe(1));
    expect(client.getMutationCache().getAll().map(isWaiting)).toEqual([true]);
    expect(storage.length).toBe(1);
    expect(sent).toEqual([]);
  });

  it('says when it was, where it is sent later than a code lasts', async () => {
    const storage = memoryStorage();
    const closed = await aWindow(storage);
    closed.press(...clockIn);
    await waitFor(() => expect(storage.length).toBe(1));
    const [name] = [storage.key(0) ?? ''];
    const kept = JSON.parse(storage.getItem(name) ?? '');
    kept.state.variables.at = '2026-05-14T13:00:00.000Z';
    storage.setItem(name, JSON.stringify(kept));

    const { api, sent } = await aWindow(storage);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(sent).toEqual(['Clock in']));
    expect(api.sentTo(selfClockIn)[0]?.body).toEqual({
      code: '482915',
      at: '2026-05-14T13:00:00.000Z',
    });
  });

  it('is gone from the device when its person signs out, and never sent by another', async () => {
    const storage = memoryStorage();
    const { core, press, names } = await aWindow(storage);
    press(...clockIn);
    await waitFor(() => expect(storage.length).toBe(1));
    await core.session.signOut();
    expect(storage.length).toBe(0);
    act(() => onlineManager.setOnline(true));
    expect(names()).toEqual([]);
  });

  it('stays while its person has to sign in again, but not for another person', async () => {
    const storage = memoryStorage();
    const { core, press } = await aWindow(storage);
    press(...clockIn);
    await waitFor(() => expect(storage.length).toBe(1));
    core.session.end('Your session has ended');
    expect(storage.length).toBe(1);

    await aWindow(storage, [handle(currentUser, aWorker({ _id: '64b7f0c2a1b2c3d4e5f60999' }))]);
    expect(storage.length).toBe(0);
  });

  it('is listed with why it was not accepted, and can be sent again or discarded', async () => {
    const { client, press, api } = await aWindow(memoryStorage(), [
      failing(sayArriving, 'ARRIVING_TOO_LATE'),
    ]);
    press(sayArriving, { params, body: { minutesLate: 10 } }, 'Running late');
    press(...rest);
    const { user, container } = renderInShell(
      <QueryClientProvider client={client}>
        <OfflineBar />
      </QueryClientProvider>,
      { api },
    );
    expect(await screen.findByText(/What you did is sent as soon as you are online/)).toBeVisible();

    act(() => onlineManager.setOnline(true));
    expect(await screen.findByText(/was not accepted/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show what waits (1)' }));
    const list = await screen.findByRole('dialog', { name: 'Waiting to be sent' });
    await waitFor(() => expect(within(list).getByText(/^Not accepted: /)).toBeVisible());
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(within(list).getByRole('button', { name: 'Send again: Running late' }));
    await waitFor(() => expect(api.sentTo(sayArriving)).toHaveLength(2));
    await user.click(within(list).getByRole('button', { name: /Discard/ }));
    expect(await within(list).findByText('Everything was sent.')).toBeVisible();
  });
});
