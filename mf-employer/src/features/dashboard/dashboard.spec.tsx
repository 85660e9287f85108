import { employerDesk } from '@leafshift/contracts/employer-shifts';
import { employerShifts } from '@leafshift/contracts/posts';
import {
  aConfirmedWorker,
  aNotification,
  anEmployerProfile,
  anId,
  anInvoice,
  anOpenConversation,
  aRequest,
  aTempPost,
} from '@leafshift/testing/builders';
import { failing } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderEmployer } from '../../../dev/render-employer.tsx';
import { DashboardPage } from './dashboard-page.tsx';

atNow();

// Loads the code of the panel, so that the first test does not wait for it.
beforeAll(() => import('../shift-modal/shift-modal.tsx'));

afterEach(() => localStorage.removeItem('homeCalendar'));

const TODAY = 'Tuesday, May 12, 2026';
const shift = aTempPost({ requests: [aRequest()], requestCount: 1 });
const open = (settings: Parameters<typeof renderEmployer>[1] = {}) =>
  renderEmployer(<DashboardPage />, { path: '/home', store: { shifts: [shift] }, ...settings });

const openMonth = (settings: Parameters<typeof open>[0] = {}) =>
  open({ path: '/home?by=month', ...settings });

describe('What needs the business', () => {
  const tile = (name: string) => screen.findByRole('link', { name });

  it('is counted, each number leading to where it is done', async () => {
    const past = aTempPost({
      _id: anId(9100),
      date: '2026-05-10T13:00:00.000Z',
      endDate: '2026-05-10T21:00:00.000Z',
      confirmedArr: [aConfirmedWorker()],
      confirmedCount: 1,
    });
    const { container } = open({ store: { shifts: [shift, past], invoices: [anInvoice()] } });
    expect(await tile('1 Requests to answer')).toHaveAttribute('href', '/posts?tab=needs-action');
    expect(await tile('1 Shifts to submit')).toHaveAttribute('href', '/posts?tab=to-submit');
    expect(await tile(`${shift.totalWorkers} Open spots this week`)).toHaveAttribute(
      'href',
      '/posts?state=open&from=2026-05-12&to=2026-05-16',
    );
    expect(await tile('0 Disputed hours')).toBeVisible();
    expect(await tile('0 Payments to mend')).toHaveAttribute('href', '/workhistory');
    const spent = anInvoice().total.toFixed(2);
    expect(await tile(`$${spent} Spent this month`)).toHaveAttribute('href', '/subscription');
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('comes before what was written', async () => {
    open({ store: { talks: [anOpenConversation()] } });
    const messages = await screen.findByRole('region', { name: 'Unread messages' });
    const first = await tile('0 Payments to mend');
    expect(first.compareDocumentPosition(messages)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('is asked about the week of the reader', async () => {
    const { api } = open();
    expect(await tile('1 Requests to answer')).toBeVisible();
    // May 17 begins in St. John's at 2:30 UTC.
    expect(api.sentTo(employerDesk)).toEqual([{ query: { until: '2026-05-17T02:30:00.000Z' } }]);
  });
});

describe('The week', () => {
  const chip = /Budtender at Queen Street Shop.*0 of 2 confirmed.*1 request/;

  it('shows its shifts under their days, with store and staffing, and opens one', async () => {
    const { user } = open();
    expect(screen.getByRole('heading', { name: /May 10.*May 16/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: chip }));
    const dialog = await screen.findByRole('dialog', { name: 'Requests' });
    expect(within(dialog).getByRole('button', { name: /^Ana Roy/ })).toBeInTheDocument();
  });

  it('turns to another week, and says where nothing is posted', async () => {
    const { user } = open();
    expect(await screen.findByRole('button', { name: chip })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    expect(screen.getByRole('heading', { name: /May 17.*May 23/ })).toBeVisible();
    expect(await screen.findByText('You have no postings for this week')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Plan this week' })).toHaveAttribute(
      'href',
      '/schedule?week=2026-05-17',
    );
  });

  it('gives way to the month, which the device remembers', async () => {
    const { user, unmount } = open();
    await user.click(screen.getByRole('button', { name: 'Month' }));
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();
    unmount();
    open();
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();
  });

  it('says what could not be loaded, and Retry brings it', async () => {
    const { user, api } = open({ handlers: [failing(employerShifts, 'DEPENDENCY_DOWN')] });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.setState('empty');
    await user.click(retry);
    expect(await screen.findByText('You have no postings for this week')).toBeVisible();
  });
});

describe('The calendar', () => {
  it('shows the month with today chosen, and marks days by how their postings stand', async () => {
    const { container } = openMonth();
    expect(await screen.findByRole('heading', { name: 'May 2026' })).toBeVisible();
    expect(screen.getByRole('heading', { name: new RegExp(TODAY) })).toBeVisible();
    expect(await screen.findByRole('button', { name: /May 14.*requests/i })).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('fetches the whole month, page by page', async () => {
    const shifts = Array.from({ length: 130 }, (_, index) =>
      shift.with({ _id: anId(9000 + index) }),
    );
    const { api } = openMonth({ store: { shifts } });
    expect(await screen.findByRole('button', { name: /May 14.*130/ })).toBeVisible();
    expect(api.sentTo(employerShifts)).toHaveLength(2);
  });

  it('fetches another month when it is turned to', async () => {
    const { user, api } = openMonth();
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    expect(screen.getByRole('heading', { name: 'June 2026' })).toBeVisible();
    await waitFor(() => expect(api.sentTo(employerShifts).at(-1)?.query.to).toMatch(/^2026-07/));
    await user.click(screen.getByRole('button', { name: 'Today' }));
    expect(screen.getByRole('heading', { name: 'May 2026' })).toBeVisible();
  });

  it('puts a shift under the day of its own zone', async () => {
    // 11:30 PM on May 14 in Vancouver is May 15 in Toronto and in UTC.
    const late = shift.with({
      date: '2026-05-15T06:30:00.000Z',
      endDate: '2026-05-15T14:30:00.000Z',
      timeZone: 'America/Vancouver',
    });
    const { user } = openMonth({ store: { shifts: [late] } });
    await user.click(await screen.findByRole('button', { name: /May 14.*requests/i }));
    expect(screen.getByText(/11:30 PM – 7:30 AM \(next day\)/)).toBeVisible();
  });
});

describe('The review of the licence', () => {
  it('is told of with its reason and the way to the remedy', async () => {
    const businessLicence = { status: 'Rejected', reason: 'It has expired' } as const;
    open({ store: { shifts: [], profile: anEmployerProfile({ businessLicence }) } });
    expect(await screen.findByText('Business licence:')).toHaveTextContent('It has expired');
    expect(screen.getByRole('link', { name: 'Add another document' })).toHaveAttribute(
      'href',
      '/profile',
    );
  });

  it('is not told of where there is nothing to say', async () => {
    open();
    expect(await screen.findByRole('link', { name: '1 Requests to answer' })).toBeVisible();
    expect(screen.queryByText(/documents/)).not.toBeInTheDocument();
  });
});

describe('The chosen day', () => {
  it('lists its shifts', async () => {
    const { user } = openMonth();
    await user.click(await screen.findByRole('button', { name: /May 14/ }));
    expect(screen.getByRole('article', { name: 'Queen Street Shop' })).toBeVisible();
    expect(screen.getByText('1 posting')).toBeVisible();
  });

  it('says that there are none, and leads to a posting for that day', async () => {
    const { user, shell } = openMonth();
    await user.click(await screen.findByRole('button', { name: /May 20/ }));
    expect(screen.getByText('You have no postings for this day')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create Posting' }));
    expect(shell.visits).toEqual(['/jobposting?day=2026-05-20']);
  });

  it('stays when the page is reloaded', async () => {
    open({ path: '/home?day=2026-05-14' });
    expect(await screen.findByRole('article', { name: 'Queen Street Shop' })).toBeVisible();
  });

  it('shows a posting that arrives elsewhere, without a reload', async () => {
    const { shell, store } = open({ path: '/home?day=2026-05-14', store: { shifts: [] } });
    expect(await screen.findByText('You have no postings for this day')).toBeVisible();
    store.shifts = [shift];
    act(() => shell.emit('postUpdated', { postId: shift._id }));
    expect(await screen.findByRole('article', { name: 'Queen Street Shop' })).toBeVisible();
  });

  it('refetches what it may have missed after a reconnect', async () => {
    const { shell, store } = open({ path: '/home?day=2026-05-14', store: { shifts: [] } });
    expect(await screen.findByText('You have no postings for this day')).toBeVisible();
    store.shifts = [shift];
    act(() => shell.reconnect());
    expect(await screen.findByRole('article', { name: 'Queen Street Shop' })).toBeVisible();
  });

  it('opens the requests of a shift', async () => {
    const { user } = open({ path: '/home?day=2026-05-14' });
    await user.click(await screen.findByRole('button', { name: 'View Requests' }));
    const dialog = await screen.findByRole('dialog', { name: 'Requests' });
    expect(within(dialog).getByRole('button', { name: /^Ana Roy/ })).toBeInTheDocument();
  });
});

describe('The notifications', () => {
  it('mark one read when it is tapped, and ask for action', async () => {
    const { user, shell } = open({ store: { shifts: [], notifications: [aNotification()] } });
    await user.click(await screen.findByRole('button', { name: /Ana Roy requested/ }));
    expect(shell.alerts).toEqual([{ kind: 'Info', msg: 'Please action this request' }]);
    expect(shell.visits).toEqual(['/home']);
  });

  it('say that there are none', async () => {
    open({ state: 'empty' });
    expect(await screen.findByText('You have no notifications')).toBeVisible();
  });
});

describe('The page', () => {
  it('keeps its shape while it loads', async () => {
    openMonth({ state: 'loading' });
    expect(await screen.findByRole('button', { name: /May 12/ })).toBeVisible();
    expect(screen.getAllByText('Loading...').length).toBeGreaterThan(0);
  });

  it('says what could not be loaded, and Retry brings it', async () => {
    const { user, api } = open({
      path: '/home?day=2026-05-14',
      handlers: [failing(employerShifts, 'DEPENDENCY_DOWN')],
    });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.setState('empty');
    await user.click(retry);
    expect(await screen.findByText('You have no postings for this day')).toBeVisible();
  });
});
