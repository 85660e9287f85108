import { notifications } from '@leafshift/contracts/notification';
import { upcomingShifts } from '@leafshift/contracts/posts';
import {
  aCompletedShift,
  aConfirmedWorker,
  aNotification,
  anId,
  aRequest,
  aTempPost,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as HomePage } from '../../routes/home-page.tsx';

atNow();

// NOW is Tuesday, 12 May 2026.
const today = {
  date: '2026-05-12T20:00:00.000Z',
  endDate: '2026-05-13T04:00:00.000Z',
  postDateArray: ['2026-05-12'],
};
const confirmedToday = aTempPost({
  ...today,
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
});
const requestedOn14th = aTempPost({ _id: anId(302), requests: [aRequest()], requestCount: 1 });
const completedOn5th = aCompletedShift({ _id: anId(303) });

const renderHome = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<HomePage />, { path: '/home', ...settings });

const day = (name: RegExp) => screen.findByRole('button', { name });

describe("The worker's home", () => {
  it('marks days with a confirmed shift and days with a requested shift', async () => {
    const { container } = renderHome({
      store: { shifts: [confirmedToday, requestedOn14th], completed: [completedOn5th] },
    });
    expect(await day(/May 12, 2026, Today, 1 confirmed shift/)).toBeVisible();
    expect(await day(/May 14, 2026, 1 requested shift/)).toBeVisible();
    expect(await day(/May 5, 2026, 1 complete shift/)).toBeVisible();
    expect(screen.getByText('Confirmed', { selector: 'li' })).toBeVisible();
    expect(screen.getByText('Requested', { selector: 'li' })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows the next shift on top, with its place, whom to call, and the clock in time', async () => {
    const tonight = confirmedToday.with({
      supervisor: { ...confirmedToday.supervisor, name: 'Jordan Wu', phoneNumber: '+14165550101' },
    });
    const { container } = renderHome({ store: { shifts: [requestedOn14th, tonight] } });
    const next = await screen.findByRole('region', { name: 'Your next shift' });
    expect(next).toHaveTextContent('Tue, May 12, 2026');
    expect(next).toHaveTextContent('4:00 PM – 12:00 AM (next day) EDT');
    expect(next).toHaveTextContent('401 Queen St W, Toronto, ON M5V 2A5, Canada');
    const link = (name: RegExp) => within(next).getByRole('link', { name });
    expect(link(/Budtender/)).toHaveAttribute('href', `/find-work/${tonight._id}?tab=confirmed`);
    expect(link(/Open map/)).toHaveAttribute('href', expect.stringContaining('google.com/maps'));
    expect(link(/Call .*Jordan Wu/)).toHaveAttribute('href', 'tel:+14165550101');
    expect(within(next).queryByRole('button', { name: 'Clock in' })).not.toBeInTheDocument();
    expect(container.querySelector('section')).toBe(next);
    expect(await accessibilityProblems(next)).toEqual([]);
  });

  it('asks on the next shift itself what it asks of it, and apart from it only of others', async () => {
    const near = confirmedToday.with({
      date: '2026-05-12T17:00:00.000Z',
      endDate: '2026-05-13T00:00:00.000Z',
    });
    renderHome({ store: { shifts: [near] } });
    const next = await screen.findByRole('region', { name: 'Your next shift' });
    expect(await within(next).findByRole('button', { name: 'On My Way' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Your shift' })).not.toBeInTheDocument();
  });

  it('leads from the next shift to its clock once it is near', async () => {
    const near = confirmedToday.with({
      date: '2026-05-12T16:00:00.000Z',
      endDate: '2026-05-13T00:00:00.000Z',
    });
    const { user, address } = renderHome({ store: { shifts: [near] } });
    await user.click(await screen.findByRole('button', { name: 'Clock in' }));
    expect(address()).toBe(`/find-work/${near._id}?tab=confirmed`);
  });

  it('says that documents are reviewed, and leads to them', async () => {
    const backgroundCheck = { status: 'Pending' } as const;
    renderHome({ store: { profile: aWorkerProfile({ backgroundCheck }) } });
    expect(await screen.findByText('Your documents are being reviewed')).toBeVisible();
    const link = screen.getByRole('link', { name: 'See your documents' });
    expect(link).toHaveAttribute('href', '/profile');
  });

  it('shows this week with what is on each day, and leads to the only shift of a day', async () => {
    const { user, address } = renderHome({
      store: { shifts: [confirmedToday, requestedOn14th] },
    });
    const week = await screen.findByRole('region', { name: 'This week' });
    const tuesday = /Tuesday, May 12, 2026, today, Budtender, 4:00 PM – 12:00 AM, Confirmed/;
    expect(await within(week).findByRole('link', { name: tuesday })).toHaveAttribute(
      'aria-current',
      'date',
    );
    expect(within(week).getAllByRole('listitem')).toHaveLength(7);
    expect(
      within(week).getByRole('button', { name: 'Sunday, May 10, 2026, no shift' }),
    ).toBeVisible();
    expect(await accessibilityProblems(week)).toEqual([]);
    await user.click(within(week).getByRole('link', { name: /May 14.*Requested/ }));
    expect(address()).toBe(`/find-work/${requestedOn14th._id}?tab=requests`);
  });

  it('leads from a day of the week with several shifts, or none, to the day in the calendar', async () => {
    const second = requestedOn14th.with({ _id: anId(305) });
    const { user, address } = renderHome({ store: { shifts: [requestedOn14th, second] } });
    const week = await screen.findByRole('region', { name: 'This week' });
    await user.click(await within(week).findByRole('button', { name: /May 14.*Requested/ }));
    expect(address()).toBe('/home?day=2026-05-14');
    const heading = await screen.findByRole('heading', { name: /Thursday, May 14, 2026/ });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(within(week).getByRole('button', { name: /May 15/ }));
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Friday, May 15, 2026' })).toHaveFocus(),
    );
  });

  it('leads whose details are locked to the day instead of the shift', async () => {
    const user = aWorker({ ...NOT_ONBOARDED, skipOnboarding: true });
    renderHome({ store: { user, shifts: [confirmedToday] } });
    const week = await screen.findByRole('region', { name: 'This week' });
    expect(await within(week).findByRole('button', { name: /May 12.*Confirmed/ })).toBeVisible();
    expect(within(week).queryByRole('link')).not.toBeInTheDocument();
  });

  it("lists the selected day's shifts in the shift's own time", async () => {
    const { user } = renderHome({ store: { shifts: [confirmedToday, requestedOn14th] } });
    const chosen = await screen.findByRole('region', { name: /Tuesday, May 12, 2026/ });
    await waitFor(() => expect(chosen).toHaveTextContent('4:00 PM – 12:00 AM (next day) EDT'));
    await user.click(await day(/May 14, 2026/));
    const other = await screen.findByRole('region', { name: /Thursday, May 14, 2026/ });
    expect(other).toHaveTextContent('9:00 AM – 5:00 PM EDT');
    expect(within(other).getByText('Requested')).toBeVisible();
  });

  it("says 'You have no shifts for this day' on a day without any, with a Find Shifts button", async () => {
    const { user, address } = renderHome();
    expect(await screen.findByText('You have no shifts for this day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find Shifts' }));
    expect(address()).toBe('/jobposting');
  });

  it('finds the shifts of a day that is still to come', async () => {
    const { user, address } = renderHome({ path: '/home?day=2026-05-20' });
    await user.click(await screen.findByRole('button', { name: 'Find Shifts' }));
    expect(address()).toBe('/jobposting?from=2026-05-20&to=2026-05-20');
  });

  it("opens 'Shift Details' with every field, and Back closes it", async () => {
    const { user } = renderHome({ store: { shifts: [confirmedToday] } });
    await user.click(await screen.findByRole('button', { name: /Budtender/ }));
    const modal = await screen.findByRole('dialog', { name: 'Shift Details' });
    const facts: Record<string, string> = {
      Workers: '2',
      Duration: '8 hours',
      'Hourly Rate': '$23.00',
      'Job Type': 'Authorized Retailer',
      'Job Title': 'Budtender',
      Date: 'Tue, May 12, 2026',
      'Location address': '401 Queen St W, Toronto, ON M5V 2A5, Canada',
    };
    for (const [label, text] of Object.entries(facts)) {
      expect(within(modal).getByText(label).nextElementSibling).toHaveTextContent(text);
    }
    expect(await accessibilityProblems(modal)).toEqual([]);
    await user.click(within(modal).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: /Budtender/ })).toHaveFocus();
  });

  it("tells who skipped onboarding 'Please complete onboarding' instead", async () => {
    const { user, shell } = renderHome({
      store: {
        user: aWorker({ ...NOT_ONBOARDED, skipOnboarding: true }),
        shifts: [confirmedToday],
      },
    });
    const chosen = await screen.findByRole('region', { name: /Tuesday, May 12, 2026/ });
    await user.click(await within(chosen).findByRole('button', { name: /Budtender/ }));
    expect(shell.alerts).toEqual([{ kind: 'Warning', msg: 'Please complete onboarding' }]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows notifications beside the month and fetches them again when one arrives', async () => {
    const { api, shell } = renderHome();
    expect(await screen.findByText('You have no notifications')).toBeVisible();
    const told = aNotification({ notificationMessage: 'Harbour Greens confirmed you' });
    api.use(handle(notifications, { notifications: [told], unread: 1, nextCursor: null }));
    act(() => shell.emit('notification', told));
    expect(await screen.findByText('Harbour Greens confirmed you')).toBeVisible();
  });

  it('shows what changed elsewhere, and what may have been missed while offline', async () => {
    const { shell, store } = renderHome();
    expect(await screen.findByText('You have no shifts for this day')).toBeVisible();
    store.shifts = [confirmedToday];
    act(() => shell.emit('postUpdated', { postId: confirmedToday._id }));
    expect(await screen.findByRole('button', { name: /Budtender/ })).toBeVisible();
    store.shifts = [];
    act(() => shell.reconnect());
    expect(await screen.findByText('You have no shifts for this day')).toBeVisible();
  });

  it('says what could not be loaded, with Retry, and keeps the notifications', async () => {
    const { user, api } = renderHome({ handlers: [failing(upcomingShifts, 'DEPENDENCY_DOWN')] });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(screen.getByText(/A service that we need is not answering/)).toBeVisible();
    expect(await screen.findByText('You have no notifications')).toBeVisible();
    api.use(handle(upcomingShifts, { posts: [confirmedToday], nextCursor: null }));
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /Budtender/ })).toBeVisible();
  });

  it("says 'Loading...' until the shifts are there", () => {
    renderHome({ state: 'loading' });
    expect(screen.getAllByText('Loading...')).toHaveLength(2);
  });

  it('shows every page of the shifts to come', async () => {
    const { api } = renderHome({
      handlers: [
        handle(upcomingShifts, ({ query }) =>
          query.cursor === 'next'
            ? { posts: [requestedOn14th], nextCursor: null }
            : { posts: [confirmedToday], nextCursor: 'next' },
        ),
      ],
    });
    expect(await day(/May 14, 2026, 1 requested shift/)).toBeVisible();
    expect(api.sentTo(upcomingShifts)).toHaveLength(2);
  });
});
