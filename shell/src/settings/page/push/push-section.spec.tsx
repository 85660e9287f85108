import { jest } from '@jest/globals';
import { changePreferences, preferences } from '@leafshift/contracts/preferences';
import {
  addPushDevice,
  type PushDevice,
  pushState,
  removePushDevice,
  testPush,
} from '@leafshift/contracts/push';
import { createQueryClient } from '@leafshift/data-access';
import { anId } from '@leafshift/testing/builders';
import { createMockApi, failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { PushOffer } from '../../../push/push-offer.tsx';
import { addPushBrowser, BROWSER_KEYS, removePushBrowser } from '../../../testing/push-browser.ts';
import { renderInShell } from '../../../testing/render-in-shell.tsx';
import { PushSection } from './push-section.tsx';

const ME = anId(1);
const PUBLIC_KEY = `B${'a'.repeat(86)}`;
const HERE: PushDevice = {
  _id: anId(7),
  device: 'Firefox, Windows',
  addedAt: '2026-05-01T16:00:00.000Z',
  current: true,
};
const PHONE: PushDevice = { ...HERE, _id: anId(8), device: 'Chrome, Android', current: false };
const PUSH = {
  invitations: true,
  shifts: true,
  messages: true,
  reminders: true,
  payments: true,
  account: true,
  hideDetails: false,
  quiet: null,
};
const chosen = (push = {}) => ({
  language: 'en' as const,
  mail: { shifts: true, messages: true, payments: true, account: true },
  weeklyReport: false,
  push: { ...PUSH, ...push },
});
const withDevices = (...devices: PushDevice[]) => ({ publicKey: PUBLIC_KEY, devices });

const show = (
  what: 'section' | 'offer',
  devices: readonly PushDevice[],
  handlers: Parameters<typeof createMockApi>[0] = [],
) => {
  const api = createMockApi([
    handle(pushState, withDevices(...devices)),
    handle(preferences, chosen()),
    handle(addPushDevice, withDevices(...devices, HERE)),
    handle(removePushDevice, withDevices()),
    handle(testPush, undefined),
    handle(changePreferences, ({ body }) => chosen(body.push)),
    ...handlers,
  ]);
  const page = (
    <QueryClientProvider client={createQueryClient()}>
      {what === 'section' ? <PushSection userId={ME} /> : <PushOffer userId={ME} />}
    </QueryClientProvider>
  );
  return { api, ...renderInShell(page, { api }) };
};
const thisDevice = () => screen.findByRole('switch', { name: 'This device' });

beforeEach(() => localStorage.clear());
afterEach(removePushBrowser);

describe('the settings of pushes', () => {
  it('are not there where the portal sends none', async () => {
    const { api } = show('section', [], [handle(pushState, { publicKey: null, devices: [] })]);
    await waitFor(() => expect(api.sentTo(pushState)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('region', { name: /devices/ })).toBeNull());
  });

  it('switch this device on after the browser has asked, never before', async () => {
    const done = addPushBrowser();
    const { user, api } = show('section', []);
    const toggle = await thisDevice();
    expect(toggle).not.toBeChecked();
    expect(done).toEqual([]);

    await user.click(toggle);

    await waitFor(() => expect(toggle).toBeChecked());
    expect(done).toEqual(['asked']);
    expect(api.sentTo(addPushDevice)).toEqual([
      { body: { ...BROWSER_KEYS, publicKey: PUBLIC_KEY } },
    ]);
  });

  it('say that the browser refuses, and how to change that', async () => {
    addPushBrowser({ answer: 'denied' });
    const { user, api } = show('section', []);
    await user.click(await thisDevice());
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
    expect(api.sentTo(addPushDevice)).toEqual([]);
  });

  it('say that a browser blocks or knows no pushes, and that an iPhone needs the portal installed', async () => {
    addPushBrowser({ permission: 'denied' });
    const blocked = show('section', []);
    expect(await screen.findByText(/Your browser blocks notifications/)).toBeVisible();
    expect(await thisDevice()).toBeDisabled();
    blocked.unmount();
    removePushBrowser();

    const impossible = show('section', []);
    expect(await screen.findByText(/cannot show notifications/)).toBeVisible();
    impossible.unmount();

    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla (iPhone)');
    show('section', []);
    expect(await screen.findByText(/home screen first/)).toBeVisible();
    agent.mockRestore();
  });

  it('switch this device off in the portal and in the browser', async () => {
    const done = addPushBrowser({ permission: 'granted' });
    const { user, api } = show('section', [HERE]);
    const toggle = await thisDevice();
    expect(toggle).toBeChecked();
    await user.click(toggle);
    await waitFor(() => expect(toggle).not.toBeChecked());
    expect(api.sentTo(removePushDevice)).toEqual([{ params: { id: HERE._id } }]);
    expect(done).not.toContain('asked');
  });

  it('list the other devices, choose kinds and quiet hours, and send a test', async () => {
    addPushBrowser({ permission: 'granted' });
    const { user, api, container } = show('section', [HERE, PHONE]);
    await screen.findByRole('button', { name: 'Remove Chrome, Android' });
    expect(screen.queryByRole('button', { name: 'Remove Firefox, Windows' })).toBeNull();
    const details = await screen.findByRole('switch', { name: 'Hide details' });
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.click(details);
    await user.click(screen.getByRole('switch', { name: 'Quiet hours' }));
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const from = await screen.findByLabelText('From');
    fireEvent.change(from, { target: { value: '21:30' } });
    fireEvent.blur(from);
    await waitFor(() => expect(api.sentTo(changePreferences)).toHaveLength(3));
    expect(api.sentTo(changePreferences)).toEqual([
      { body: { push: { hideDetails: true } } },
      { body: { push: { quiet: { from: '22:00', to: '07:00', timeZone } } } },
      { body: { push: { quiet: { from: '21:30', to: '07:00', timeZone } } } },
    ]);

    await user.click(screen.getByRole('button', { name: 'Send myself a test' }));
    await waitFor(() => expect(api.sentTo(testPush)).toHaveLength(1));
  });

  it('say that the device could not be added', async () => {
    addPushBrowser();
    const { user } = show('section', [], [failing(addPushDevice, 'PUSH_SERVICE_UNKNOWN')]);
    const toggle = await thisDevice();
    await user.click(toggle);
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent('push service'),
    );
    expect(toggle).not.toBeChecked();
  });
});

describe('the offer of pushes', () => {
  it('switches them on', async () => {
    addPushBrowser();
    const { user, api } = show('offer', []);
    await user.click(await screen.findByRole('button', { name: 'Switch on' }));
    await waitFor(() => expect(api.sentTo(addPushDevice)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull());
  });

  it('is not made again to who said no', async () => {
    const done = addPushBrowser();
    const { user, unmount } = show('offer', []);
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
    unmount();

    const { api } = show('offer', []);
    await waitFor(() => expect(api.sentTo(pushState)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
    expect(done).toEqual([]);
  });

  it('is not made where the browser blocks it', async () => {
    addPushBrowser({ permission: 'denied' });
    const { api } = show('offer', []);
    await waitFor(() => expect(api.sentTo(pushState)).toHaveLength(1));
    expect(screen.queryByRole('button', { name: 'Switch on' })).toBeNull();
  });
});
