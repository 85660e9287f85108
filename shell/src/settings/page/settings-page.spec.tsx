import { affiliate } from '@leafshift/contracts/affiliates';
import { currentUser, endSession, logoutEverywhere, ownSessions } from '@leafshift/contracts/auth';
import { calendarFeed, endCalendarFeed, renewCalendarFeed } from '@leafshift/contracts/calendar';
import type { Call } from '@leafshift/contracts/core';
import { myPhone } from '@leafshift/contracts/phones';
import { changePreferences, preferences } from '@leafshift/contracts/preferences';
import { myProfile } from '@leafshift/contracts/profile';
import { pushState } from '@leafshift/contracts/push';
import { secondFactors } from '@leafshift/contracts/second-factor';
import {
  type ClosingTerms,
  changePassword,
  closingTerms,
  deleteAccount,
  type User,
} from '@leafshift/contracts/users';
import { ApiError, createQueryClient } from '@leafshift/data-access';
import { anEmployer, anId, aProfile, aWorker } from '@leafshift/testing/builders';
import { createMockApi, failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { type Portal, PortalContext } from '../../composition/portal-context.ts';
import { createRegistrySource } from '../../registry/registry-source.ts';
import { renderInShell } from '../../testing/render-in-shell.tsx';
import { Component as SettingsPage } from './settings-page.tsx';

const PREFERENCES = {
  language: 'en',
  mail: { shifts: true, messages: true, payments: true, account: true },
  weeklyReport: false,
  push: {
    invitations: true,
    shifts: true,
    messages: true,
    reminders: true,
    payments: true,
    account: true,
    hideDetails: false,
    quiet: null,
  },
} as const;
const SESSIONS = [
  {
    _id: anId(1),
    device: 'Firefox, Windows',
    createdAt: '2026-05-01T16:00:00.000Z',
    lastUsedAt: '2026-05-04T16:00:00.000Z',
    current: true,
  },
  {
    _id: anId(2),
    device: '',
    createdAt: '2026-05-01T16:00:00.000Z',
    lastUsedAt: '2026-05-03T16:00:00.000Z',
    current: false,
  },
];
const PHONE = { available: false, number: '+16045550100', verified: false };
const NOTHING_TO_SETTLE: ClosingTerms = {
  blockers: [],
  shifts: [],
  requests: 0,
  postings: 0,
  suspension: null,
};
const FEED = 'https://portal.leafshift.test/api/calendar/a-private-address.ics';

const setUp = async (user: User, handlers: Parameters<typeof createMockApi>[0] = []) => {
  localStorage.setItem('token', 'a-token');
  const api = createMockApi([
    handle(closingTerms, NOTHING_TO_SETTLE),
    ...handlers,
    handle(currentUser, user),
    handle(myProfile, aProfile()),
    handle(preferences, PREFERENCES),
    handle(calendarFeed, { url: null }),
    handle(ownSessions, { sessions: SESSIONS }),
    handle(affiliate, { code: 'K7MPQ2XW', joined: 3, reward: null }),
    handle(myPhone, PHONE),
    handle(pushState, { publicKey: null, devices: [] }),
    handle(secondFactors, { factors: [], recoveryCodesLeft: 0, isNeeded: false }),
  ]);
  const portal = {
    registry: createRegistrySource({ fetchNow: () => new Promise(() => undefined) }),
  } as unknown as Portal;
  const page = (
    <PortalContext value={portal}>
      <QueryClientProvider client={createQueryClient()}>
        <SettingsPage />
      </QueryClientProvider>
    </PortalContext>
  );
  const shown = renderInShell(page, { api, path: '/settings', route: '/settings' });
  shown.core.navigation.attach(() => undefined);
  await act(() => shown.core.session.start());
  await screen.findByRole('switch', { name: 'Shifts' });
  return { api, ...shown };
};

const withoutNetwork = (call: Call): Handler => ({
  call,
  handle: () => Promise.reject(new ApiError({ statusCode: 0, code: 'OFFLINE', msg: 'OFFLINE' })),
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const alertsSay = (text: string) =>
  waitFor(() => expect(screen.getByRole('region', { name: 'Alerts' })).toHaveTextContent(text));
const status = ({ core }: Awaited<ReturnType<typeof setUp>>) => core.session.state.get().status;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the settings page', () => {
  it('can be used with assistive technology', async () => {
    const { container } = await setUp(aWorker());
    expect(document.title).toBe('Settings · Leafshift');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('leads visitors to the login', () => {
    const { path } = renderInShell(<SettingsPage />, {
      api: createMockApi(),
      path: '/settings',
      route: '/settings',
    });
    expect(path()).toBe('/login');
  });

  it('changes the theme and keeps it in the browser', async () => {
    const { user } = await setUp(anEmployer());
    await user.click(screen.getByRole('radio', { name: 'Dark Spaces' }));
    expect(document.documentElement.dataset.theme).toBe('dark-spaces');
    expect(localStorage.getItem('appTheme')).toBe('Dark Spaces');
    await user.click(screen.getByRole('radio', { name: 'Pure Light' }));
  });

  describe('of a language', () => {
    const choose = (name: string, { user }: Awaited<ReturnType<typeof setUp>>) =>
      user.click(screen.getByRole('radio', { name }));
    afterEach(() => localStorage.clear());

    it('is in force at once, and holds for mails and reports', async () => {
      const page = await setUp(aWorker(), [handle(changePreferences, PREFERENCES)]);
      await choose('Français', page);
      expect(await screen.findByRole('group', { name: 'Langue' })).toBeVisible();
      await waitFor(() =>
        expect(page.api.sentTo(changePreferences)).toEqual([{ body: { language: 'fr' } }]),
      );
    });

    it('stays where the texts of another cannot be fetched, and says so in its words', async () => {
      const page = await setUp(aWorker());
      const fetching = jest.spyOn(page.core.appearance, 'setLanguage');
      fetching.mockRejectedValue(new Error('No network'));
      await choose('Français', page);
      expect(await screen.findByText(/^Français could not be fetched/)).toBeVisible();
      expect(screen.getByRole('radio', { name: 'English' })).toBeChecked();
      expect(await accessibilityProblems(page.container)).toEqual([]);
    });

    it('that was chosen without a network holds for mails as soon as there is one', async () => {
      const page = await setUp(aWorker(), [withoutNetwork(changePreferences)]);
      await choose('Français', page);
      await waitFor(() => expect(page.api.sentTo(changePreferences)).toHaveLength(1));
      page.api.use(handle(changePreferences, { ...PREFERENCES, language: 'fr' }));
      const goOnline = () => act(async () => window.dispatchEvent(new Event('online')));
      await goOnline();
      await waitFor(() => expect(page.api.sentTo(changePreferences)).toHaveLength(2));
      await goOnline();
      expect(page.api.sentTo(changePreferences)).toHaveLength(2);
      expect(page.core.alerts.list.get()).toEqual([]);
    });
  });

  it('changes the password, and empties the fields', async () => {
    const { user, api } = await setUp(anEmployer(), [handle(changePassword, undefined)]);
    const fields = region('Password');
    await user.type(fields.getByLabelText('Current password'), 'the old one');
    await user.type(fields.getByLabelText('New password'), 'the new one');
    await user.type(fields.getByLabelText('Confirm Password'), 'the new one');
    await user.click(fields.getByRole('button', { name: 'Change password' }));
    await alertsSay('Success: Password changed');
    expect(api.sentTo(changePassword)).toEqual([
      { body: { currentPassword: 'the old one', newPassword: 'the new one' } },
    ]);
    await waitFor(() => expect(fields.getByLabelText('Current password')).toHaveValue(''));
  });

  it('says in place that the current password is not right', async () => {
    const { user } = await setUp(anEmployer(), [failing(changePassword, 'PASSWORD_WRONG')]);
    const fields = region('Password');
    await user.type(fields.getByLabelText('Current password'), 'a guess');
    await user.type(fields.getByLabelText('New password'), 'the new one');
    await user.type(fields.getByLabelText('Confirm Password'), 'the new one{Enter}');
    expect(await fields.findByText('The current password is not right')).toBeVisible();
  });

  it('changes which mails come, at once', async () => {
    const { user, api } = await setUp(anEmployer(), [
      handle(changePreferences, { ...PREFERENCES, weeklyReport: true }),
    ]);
    await user.click(screen.getByRole('switch', { name: 'Weekly report' }));
    expect(screen.getByRole('switch', { name: 'Weekly report' })).toBeChecked();
    await waitFor(() =>
      expect(api.sentTo(changePreferences)).toEqual([{ body: { weeklyReport: true } }]),
    );
  });

  it('puts a switch back when the server refuses, and says why', async () => {
    const { user } = await setUp(anEmployer(), [failing(changePreferences, 'DEPENDENCY_DOWN')]);
    await user.click(screen.getByRole('switch', { name: 'Shifts' }));
    await waitFor(() => expect(screen.getByRole('switch', { name: 'Shifts' })).toBeChecked());
    await alertsSay('Error:');
  });

  it('makes, copies and ends the calendar feed of a worker', async () => {
    const { user } = await setUp(aWorker(), [
      handle(renewCalendarFeed, { url: FEED }),
      handle(endCalendarFeed, { url: null }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Create calendar feed' }));
    expect(await screen.findByLabelText('Address of your calendar feed')).toHaveValue(FEED);
    await user.click(screen.getByRole('button', { name: 'Copy address' }));
    await alertsSay('Info: Address copied to clipboard!');
    await user.click(screen.getByRole('button', { name: 'End feed' }));
    await user.click(within(await screen.findByRole('dialog')).getByText('End feed'));
    expect(await screen.findByRole('button', { name: 'Create calendar feed' })).toBeVisible();
  });

  it('has no calendar feed for an employer', async () => {
    await setUp(anEmployer());
    expect(screen.queryByRole('region', { name: 'Calendar feed' })).not.toBeInTheDocument();
  });

  it('shows where the account is signed in, and signs one device out', async () => {
    const { user, api } = await setUp(anEmployer(), [handle(endSession, undefined)]);
    const devices = region('Devices');
    expect(await devices.findByText('This device')).toBeVisible();
    expect(devices.getAllByRole('listitem')).toHaveLength(2);
    api.use(handle(ownSessions, { sessions: SESSIONS.slice(0, 1) }));
    await user.click(devices.getByRole('button', { name: 'Sign out Unknown device' }));
    await alertsSay('Success: Signed out: Unknown device');
    expect(api.sentTo(endSession)).toEqual([{ params: { id: anId(2) } }]);
    await waitFor(() => expect(devices.getAllByRole('listitem')).toHaveLength(1));
  });

  it('signs out everywhere, after asking', async () => {
    const shown = await setUp(anEmployer(), [handle(logoutEverywhere, undefined)]);
    await shown.user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    expect(shown.api.sentTo(logoutEverywhere)).toEqual([]);
    const dialog = within(await screen.findByRole('dialog'));
    await shown.user.click(dialog.getByRole('button', { name: 'Sign out everywhere' }));
    await waitFor(() => expect(status(shown)).toBe('signed-out'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('deletes the account only with the right password', async () => {
    const { user, ...shown } = await setUp(anEmployer(), [
      failing(deleteAccount, 'PASSWORD_WRONG'),
    ]);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('Current password'), 'a guess{Enter}');
    expect(await dialog.findByText('The current password is not right')).toBeVisible();
    expect(shown.core.session.state.get().status).toBe('signed-in');
  });

  it('says before an account is deleted what is cancelled, and that it suspends', async () => {
    const shift = {
      post: anId(7),
      jobTitle: 'Trimmer',
      locationName: 'Queen Street Store',
      date: '2026-05-05T16:00:00.000Z',
      timeZone: 'America/Toronto',
      isLate: true,
    };
    const suspension = { days: 7, until: '2026-05-11T16:00:00.000Z' };
    const terms = { ...NOTHING_TO_SETTLE, shifts: [shift], requests: 2, suspension };
    const { user } = await setUp(aWorker(), [handle(closingTerms, terms)]);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = await screen.findByRole('dialog');
    const cancelled = await within(dialog).findByText('1 confirmed shift is cancelled:');
    await waitFor(() => expect(cancelled).toBeVisible());
    expect(dialog).toHaveTextContent("(less than 24 hours' notice)");
    expect(dialog).toHaveTextContent('2 requests are withdrawn.');
    expect(dialog).toHaveTextContent('Deleting the account does not end that');
    expect(await accessibilityProblems(dialog)).toEqual([]);
  });

  it('says what has to be settled before an account is deleted, and where', async () => {
    const blockers = [{ code: 'CLOSE_PAY_NOT_SENT' as const, count: 2, amount: 400 }];
    const terms = { ...NOTHING_TO_SETTLE, blockers };
    const { user } = await setUp(aWorker(), [handle(closingTerms, terms)]);
    await user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    const owed = await dialog.findByText(/2 payments of \$400.00 together are owed/);
    await waitFor(() => expect(owed).toBeVisible());
    expect(dialog.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/subscription');
    expect(dialog.queryByLabelText('Current password')).not.toBeInTheDocument();
  });

  it('leaves nothing of a deleted account in the browser', async () => {
    const shown = await setUp(anEmployer(), [handle(deleteAccount, undefined)]);
    await shown.user.click(screen.getByRole('button', { name: 'Delete account' }));
    const dialog = within(await screen.findByRole('dialog'));
    await shown.user.type(await dialog.findByLabelText('Current password'), 'the right one');
    await shown.user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await waitFor(() => expect(status(shown)).toBe('signed-out'));
    expect(shown.api.sentTo(deleteAccount)).toEqual([{ body: { password: 'the right one' } }]);
    expect(localStorage.getItem('token')).toBeNull();
  });
});
