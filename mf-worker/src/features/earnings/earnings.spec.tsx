import {
  type EarningsOverview,
  earnedShifts,
  earnings,
  earningsStatement,
  ownSlipCsv,
  ownSlipPdf,
} from '@leafshift/contracts/earnings';
import { isolated } from '@leafshift/i18n';
import { anId, aPayout, aWorker } from '@leafshift/testing/builders';
import { failing, handle } from '@leafshift/testing/mock-api';
import { accessibilityProblems } from '@leafshift/testing/render';
import { act, screen, waitFor, within } from '@testing-library/react';
import { atNow, renderWorker } from '../../../dev/render-worker.tsx';
import { Component as EarningsPage } from '../../routes/earnings-page.tsx';

atNow();

const NOTHING = { amount: 0, payouts: 0 };

const anOverview = (changes: Partial<EarningsOverview> = {}): EarningsOverview => ({
  timeZone: 'America/Vancouver',
  next: null,
  underWay: NOTHING,
  kept: { ...NOTHING, latest: [] },
  unfunded: NOTHING,
  thisYear: { ...NOTHING, year: 2026 },
  statements: [],
  slips: [],
  slipYear: 2026,
  ...changes,
});

const HELD = aPayout({
  status: 'held',
  waitingFor: 'RELEASE',
  hold: {
    reason: 'We ask the business',
    since: '2026-05-06T12:00:00.000Z',
    until: '2026-05-20T12:00:00.000Z',
  },
});

const aRow = (payouts = [aPayout()], breakMinutes: number | null = 30) => ({
  _id: anId(301),
  date: '2026-05-05T13:00:00.000Z',
  timeZone: 'America/Toronto',
  jobTitle: 'Budtender',
  employerName: 'Maple Leaf Dispensary',
  locationName: 'Queen Street Shop',
  hours: 9,
  breakMinutes,
  rate: 23,
  pay: 207,
  payouts,
});

const render = (
  overview: EarningsOverview,
  shifts = [aRow()],
  settings: Parameters<typeof renderWorker>[1] = {},
) =>
  renderWorker(<EarningsPage />, {
    path: '/earnings',
    handlers: [handle(earnings, overview), handle(earnedShifts, { shifts, nextCursor: null })],
    ...settings,
  });

const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe("A worker's earnings", () => {
  it('begin with what comes next, and when by the own calendar', async () => {
    const { container } = render(
      anOverview({
        // Still May 12 in Vancouver.
        next: { expectedAt: '2026-05-13T03:00:00.000Z', amount: 391, shifts: 2 },
        underWay: { amount: 575, payouts: 3 },
        unfunded: { amount: 184, payouts: 1 },
      }),
    );
    const next = await part('Next payout');
    expect(next.getByText('$391.00')).toBeVisible();
    expect(next.getByText('at your bank by Tue, May 12, 2026')).toBeVisible();
    expect(next.getByText('for 2 shifts')).toBeVisible();
    expect(next.getByText('$575.00')).toBeVisible();
    expect(next.getByText('$184.00')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('say so where no day is known yet', async () => {
    render(anOverview({ underWay: { amount: 184, payouts: 1 } }));
    const next = await part('Next payout');
    expect(
      next.getByText('No day is known yet. Each shift below says what it waits for.'),
    ).toBeVisible();
  });

  it('say why pay is held and what to do', async () => {
    render(
      anOverview({
        underWay: { amount: 368, payouts: 2 },
        kept: {
          amount: 368,
          payouts: 2,
          latest: [HELD, aPayout({ _id: anId(602), status: 'failed', waitingFor: null })],
        },
      }),
    );
    const held = await part('Held pay');
    expect(held.getByText('$368.00 of 2 payments does not leave by itself.')).toBeVisible();
    const reason = `until Wed, May 20, 2026: ${isolated('We ask the business')}`;
    expect(held.getByText(reason)).toBeVisible();
    expect(held.getByText(/^We look at it\./)).toBeVisible();
    expect(held.getByRole('link', { name: 'Add bank details' })).toHaveAttribute(
      'href',
      '/profile?update=bank',
    );
  });

  it('have hours, breaks, rate, pay and state of each shift, with corrected hours', async () => {
    const additional = aPayout({ _id: anId(602), correction: 1, amount: 23, status: 'waiting' });
    render(anOverview({ underWay: { amount: 207, payouts: 2 } }), [
      aRow([aPayout({ status: 'sent' }), additional]),
    ]);
    const row = within(await screen.findByRole('row', { name: /Budtender/ }));
    for (const text of ['9.00', '30 min break', '$23.00', '$207.00', 'Sent', 'Waiting']) {
      expect(row.getByText(text)).toBeVisible();
    }
    expect(row.getByText('$23.00 additionally, for corrected hours')).toBeVisible();
    expect(screen.getByRole('row', { name: /May 2026 1 shift · 9.00 h · \$207.00/ })).toBeVisible();
  });

  it('tell a reward from shifts, which it has no hours of', async () => {
    const reward = {
      _id: anId(302),
      jobTitle: 'Reward',
      employerName: 'Leafshift',
      hours: 0,
      pay: 15,
    };
    const kept = aPayout({
      isReward: true,
      amount: 15,
      employerName: 'Leafshift',
      status: 'failed',
    });
    render(
      anOverview({
        underWay: { amount: 15, payouts: 1 },
        kept: { amount: 15, payouts: 1, latest: [kept] },
        next: { amount: 15, shifts: 0, expectedAt: '2026-05-08T22:00:10.000Z' },
      }),
      [aRow(), { ...aRow([kept]), ...reward }],
    );
    const row = await screen.findByRole('row', { name: /Reward for an invitation/ });
    expect(row).toHaveTextContent(/Leafshift.*–.*–.*\$15\.00/);
    expect(screen.getByRole('row', { name: /May 2026 1 shift · 9.00 h · \$222.00/ })).toBeVisible();
    expect(screen.getAllByText('Reward for an invitation')).toHaveLength(2);
    expect(screen.queryByText(/for 0 shifts/)).toBeNull();
  });

  it('have the year so far, statements by month and slips by year to take away', async () => {
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:paper';
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    const { user, api } = render(
      anOverview({
        thisYear: { year: 2026, amount: 4200.5, payouts: 20 },
        statements: [{ period: '2026-04', amount: 1200, payouts: 6 }],
        slips: [{ year: 2025, amount: 18_420.55 }],
      }),
    );
    const year = await part('Paid in 2026');
    expect(year.getByText('$4,200.50')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'PDF, Statement of April 2026' }));
    await user.click(screen.getByRole('button', { name: 'PDF, T4A of 2025' }));
    await user.click(screen.getByRole('button', { name: 'CSV, T4A of 2025' }));
    await waitFor(() =>
      expect(saved.toSorted()).toEqual([
        'leafshift-earnings-2026-04.pdf',
        'leafshift-t4a-2025.csv',
        'leafshift-t4a-2025.pdf',
      ]),
    );
    expect(api.sentTo(earningsStatement)).toEqual([{ params: { period: '2026-04' } }]);
    expect(api.sentTo(ownSlipPdf)).toEqual([{ params: { year: '2025' } }]);
    expect(api.sentTo(ownSlipCsv)).toEqual([{ params: { year: '2025' } }]);
    expect(screen.getByText('The slip of 2026 comes in January 2027.')).toBeVisible();
    expect(screen.getByText(/We do not keep your social insurance number/)).toBeVisible();
  });

  it('teach the first step to who has earned nothing and has no bank', async () => {
    const { user, address } = render(anOverview(), [], {
      store: { user: aWorker({ bankDetails: [] }) },
      handlers: [handle(earnings, anOverview())],
    });
    expect(await screen.findByText('You have not earned anything yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add bank details' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Find Shifts' }));
    expect(address()).toBe('/find-work');
  });

  it('follow what happens to pay while the page is open', async () => {
    let overview = anOverview({ underWay: { amount: 184, payouts: 1 } });
    const { shell } = render(overview, [aRow()], {
      handlers: [
        handle(earnings, () => overview),
        handle(earnedShifts, { shifts: [aRow()], nextCursor: null }),
      ],
    });
    await part('Next payout');
    overview = anOverview({ kept: { amount: 184, payouts: 1, latest: [HELD] } });
    act(() => shell.emit('postUpdated', { postId: anId(301) }));
    expect((await part('Held pay')).getByText('$184.00')).toBeVisible();
  });

  it('can be asked for again where they could not be fetched', async () => {
    render(anOverview(), [], { handlers: [failing(earnings, 'DEPENDENCY_DOWN')] });
    expect(await screen.findByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
