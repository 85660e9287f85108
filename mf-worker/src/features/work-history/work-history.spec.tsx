import { payouts } from '@leafshift/contracts/payouts';
import { type CompletedShift, history } from '@leafshift/contracts/posts';
import { ApiError } from '@leafshift/data-access';
import { isolated } from '@leafshift/i18n';
import { aCompletedShift, aConfirmedWorker, anId, aPayout } from '@leafshift/testing/builders';
import { failing, type Handler, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as WorkHistoryPage } from '../../routes/work-history-page.tsx';

atNow();

const worked = (changes: Partial<NonNullable<CompletedShift['worked']>> = {}) => ({
  hours: 8,
  rate: 23,
  pay: 184,
  ratingReceived: 5,
  payoutStatus: 'waiting' as const,
  ...changes,
});

const inMay = aCompletedShift({ worked: worked() });
const inApril = aCompletedShift({
  _id: anId(330),
  jobTitle: 'Trimmer',
  date: '2026-04-20T13:00:00.000Z',
  endDate: '2026-04-20T21:00:00.000Z',
  completedAt: '2026-04-20T22:00:00.000Z',
  worked: worked({ hours: 7.67, rate: 25.5, pay: 195.59, ratingReceived: 4 }),
});

const renderHistory = (settings: Parameters<typeof renderWorker>[1] = {}) =>
  renderWorker(<WorkHistoryPage />, {
    path: '/workhistory',
    store: { completed: [inMay, inApril] },
    ...settings,
  });

const row = (name: RegExp) => screen.findByRole('row', { name });

const HOLD = {
  reason: 'We ask',
  since: '2026-05-06T12:00:00.000Z',
  until: '2026-05-20T12:00:00.000Z',
};

const NEW = {
  reason: 'NEW_ACCOUNT',
  since: '2026-05-06T12:00:00.000Z',
  until: '2026-05-09T12:00:00.000Z',
} as const;

describe("A worker's Work History", () => {
  it('says that there is no network where nothing was kept, and is there by itself once there is one', async () => {
    const offline: Handler = {
      call: history,
      handle: () =>
        Promise.reject(new ApiError({ statusCode: 0, code: 'OFFLINE', msg: 'OFFLINE' })),
    };
    const { api, shell } = renderHistory({ handlers: [offline] });
    const problem = await screen.findByRole('alert');
    expect(problem).toHaveTextContent(/You seem to be offline/);
    expect(problem).not.toHaveTextContent(/not answering/);
    api.use(handle(history, { posts: [inApril], nextCursor: null }));
    act(() => shell.reconnect());
    expect(await row(/Trimmer/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('lists completed shifts with hours, rate, pay and the rating received', async () => {
    const { container } = renderHistory();
    const trimmer = within(await row(/Trimmer/));
    for (const text of ['Mon, Apr 20, 2026', '7.67', '$25.50', '$195.59', 'Rated 4.00 out of 5']) {
      expect(trimmer.getByText(text)).toBeInTheDocument();
    }
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('has totals by month', async () => {
    renderHistory();
    expect(await row(/May 2026 1 shift · 8.00 h · \$184.00/)).toBeVisible();
    expect(await row(/April 2026 1 shift · 7.67 h · \$195.59/)).toBeVisible();
  });

  it.each([
    [{ status: 'waiting', waitingFor: 'INVOICE_PAYMENT' }, 'for the business to pay its invoice'],
    [{ status: 'waiting', waitingFor: 'BANK' }, 'for your bank details'],
    [{ status: 'waiting', waitingFor: 'EMAIL' }, 'for your e-mail address to be verified'],
    [{ status: 'scheduled', waitingFor: 'ACCEPTANCE' }, 'for your hours to be accepted or decided'],
    [{ status: 'waiting', waitingFor: 'PROVIDER' }, 'for the payment provider'],
    [
      { status: 'held', waitingFor: 'RELEASE', hold: HOLD },
      `until Wed, May 20, 2026: ${isolated('We ask')}`,
    ],
    [{ status: 'scheduled', waitingFor: 'TIME', delay: NEW }, 'Scheduled'],
    [
      { status: 'scheduled', waitingFor: 'TIME', delay: NEW },
      'New account: your first two payments leave after 72 hours',
    ],
    [
      { status: 'scheduled', waitingFor: 'TIME', delay: { ...NEW, reason: 'BANK_CHANGED' } },
      'You changed your bank on Wed, May 6, 2026: payments leave 72 hours after that',
    ],
    [
      { status: 'scheduled', waitingFor: 'TIME', delay: NEW },
      'leaves on Sat, May 9, 2026 at 9:30 AM',
    ],
    [
      { status: 'scheduled', expectedAt: '2026-05-13T12:00:00.000Z' },
      'at your bank by Wed, May 13, 2026',
    ],
    [
      { status: 'held', waitingFor: 'NAME' },
      'the name on your bank account is not your legal name; a person looks at it',
    ],
    [{ status: 'sent', waitingFor: null }, 'Sent'],
    [{ status: 'paid', waitingFor: null, paidAt: '2026-05-07T15:00:00.000Z' }, 'Thu, May 7, 2026'],
    [{ status: 'failed', waitingFor: null }, 'Failed'],
  ] as const)('says where the money is: %j', async (payout, text) => {
    renderHistory({ store: { completed: [inMay], payouts: [aPayout({ ...payout })] } });
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('tells what corrected hours have added from the pay of the shift', async () => {
    const additional = aPayout({ _id: anId(602), correction: 1, amount: 23, status: 'waiting' });
    renderHistory({ store: { completed: [inMay], payouts: [additional, aPayout()] } });
    const shift = within(await row(/Budtender/));
    expect(shift.getByText('$23.00 additionally, for corrected hours')).toBeVisible();
    expect(shift.getByText('Sent')).toBeVisible();
    expect(shift.getByText('Waiting')).toBeVisible();
  });

  it('shows the pay of a no-show that I have claimed', async () => {
    const claimed = inMay.with({
      confirmedArr: [aConfirmedWorker({ shiftStatus: 'No Show' })],
      worked: worked(),
    });
    renderHistory({ store: { completed: [claimed], payouts: [aPayout()] } });
    expect(within(await row(/Budtender/)).getByText('Sent')).toBeVisible();
  });

  it('says that nothing comes where the business marked me as a no-show', async () => {
    const missed = inMay.with({
      confirmedArr: [aConfirmedWorker({ shiftStatus: 'No Show' })],
      worked: worked({ hours: 0, pay: 0, ratingReceived: null, payoutStatus: null }),
    });
    renderHistory({ store: { completed: [missed] } });
    expect(within(await row(/Budtender/)).getByText('No-show')).toBeVisible();
    expect(screen.queryByText('No payout yet')).not.toBeInTheDocument();
  });

  it('leads to the bank details where the payout waits for them', async () => {
    renderHistory({
      store: {
        completed: [inMay],
        payouts: [aPayout({ status: 'waiting', waitingFor: 'BANK' })],
      },
    });
    expect(await screen.findByRole('link', { name: 'Add bank details' })).toHaveAttribute(
      'href',
      '/profile?update=bank',
    );
  });

  it('leads to the verification of the address where the payout waits for it', async () => {
    const payout = aPayout({ status: 'waiting', waitingFor: 'EMAIL' });
    renderHistory({ store: { completed: [inMay], payouts: [payout] } });
    expect(await screen.findByRole('link', { name: 'Verify your address' })).toHaveAttribute(
      'href',
      '/verify-email',
    );
  });

  it('leads to another bank where the name on this one is not the own', async () => {
    const payout = aPayout({ status: 'held', waitingFor: 'NAME' });
    renderHistory({ store: { completed: [inMay], payouts: [payout] } });
    expect(await screen.findByRole('link', { name: 'Connect another bank' })).toHaveAttribute(
      'href',
      '/profile?update=bank',
    );
  });

  it("says 'You have not completed any shifts yet' with a button to find shifts", async () => {
    const { user, address } = renderHistory({ store: { completed: [] } });
    expect(await screen.findByText('You have not completed any shifts yet')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find Shifts' }));
    expect(address()).toBe('/find-work');
  });

  it('shows earlier shifts on request, and totals only of whole months', async () => {
    const { user } = renderHistory({
      handlers: [
        handle(history, ({ query }) =>
          query.cursor === 'next'
            ? { posts: [inApril], nextCursor: null }
            : { posts: [inMay], nextCursor: 'next' },
        ),
      ],
    });
    expect(await row(/May 2026 Totals show once the whole month is loaded/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show earlier shifts' }));
    expect(await row(/Trimmer/)).toBeVisible();
    expect(await row(/May 2026 1 shift/)).toBeVisible();
  });

  it('offers Retry when it cannot be loaded', async () => {
    const { user, api } = renderHistory({ handlers: [failing(payouts, 'DEPENDENCY_DOWN')] });
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.use(handle(payouts, { payouts: [], nextCursor: null }));
    await user.click(retry);
    expect(await row(/Budtender/)).toBeVisible();
  });

  it('shows a payout that was sent while the page is open', async () => {
    const { shell, store } = renderHistory({
      store: {
        completed: [inMay],
        payouts: [aPayout({ status: 'waiting', waitingFor: 'PROVIDER' })],
      },
    });
    expect(await screen.findByText('Waiting')).toBeVisible();
    store.payouts = [aPayout()];
    act(() => shell.emit('postUpdated', { postId: inMay._id }));
    expect(await screen.findByText('Sent')).toBeVisible();
  });
});
