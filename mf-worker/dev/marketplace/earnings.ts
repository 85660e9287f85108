import {
  type EarningsOverview,
  earnedShifts,
  earnings,
  earningsStatement,
  ownSlipCsv,
  ownSlipPdf,
} from '@leafshift/contracts/earnings';
import type { Payout } from '@leafshift/contracts/payouts';
import { centsToDollars, dollarsToCents, sumCents } from '@leafshift/domain/money';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { type Handler, handle } from '@leafshift/testing/mock-api';
import type { Store } from './store.ts';

const ZONE = 'America/Toronto';

/** The calls of the page of earnings, over the payouts of the store. */
export const earningsCalls = (store: Store): readonly Handler[] => [
  handle(earnings, () => overviewOf(store.payouts)),
  handle(earnedShifts, () => ({ shifts: shiftsOf(store.payouts), nextCursor: null })),
  handle(earningsStatement, undefined),
  handle(ownSlipPdf, undefined),
  handle(ownSlipCsv, undefined),
];

const together = (payouts: readonly Payout[]) => ({
  amount: centsToDollars(sumCents(payouts.map(({ amount }) => dollarsToCents(amount)))),
  payouts: payouts.length,
});

function overviewOf(payouts: readonly Payout[]): EarningsOverview {
  const waiting = payouts.filter(({ status }) => status !== 'paid');
  const kept = waiting.filter(
    ({ status, waitingFor }) => status === 'held' || status === 'failed' || waitingFor === 'BANK',
  );
  const [next] = waiting.filter(({ expectedAt }) => expectedAt !== null);
  const paid = payouts.filter(({ status }) => status === 'paid' || status === 'sent');
  const year = new Date().getUTCFullYear();
  const months = groupedBy(paid, ({ createdAt }) => calendarDayIn(createdAt, ZONE).slice(0, 7));
  return {
    timeZone: ZONE,
    next: next?.expectedAt ? { expectedAt: next.expectedAt, amount: next.amount, shifts: 1 } : null,
    underWay: together(waiting),
    kept: { ...together(kept), latest: kept },
    unfunded: together(waiting.filter(({ waitingFor }) => waitingFor === 'INVOICE_PAYMENT')),
    thisYear: { ...together(paid), year },
    statements: [...months].map(([period, own]) => ({ period, ...together(own) })),
    slips: payouts.length > 0 ? [{ year: year - 1, amount: 18_420.55 }] : [],
    slipYear: year,
  };
}

function shiftsOf(payouts: readonly Payout[]) {
  return [...groupedBy(payouts, ({ post }) => post)].map(([_id, own], index) => {
    const all = own.toSorted((one, other) => (one.correction ?? 0) - (other.correction ?? 0));
    const [first] = all;
    if (!first) throw new Error('A shift without pay');
    const { date, timeZone, jobTitle, employerName, locationName, rate } = first;
    return {
      _id,
      date,
      timeZone,
      jobTitle,
      employerName,
      locationName,
      hours: all.reduce((sum, { hours }) => sum + Math.round(hours * 100), 0) / 100,
      breakMinutes: index % 2 === 0 ? 0 : 30,
      rate,
      pay: together(all).amount,
      payouts: all,
    };
  });
}

function groupedBy(
  payouts: readonly Payout[],
  keyOf: (payout: Payout) => string,
): ReadonlyMap<string, readonly Payout[]> {
  const groups = new Map<string, readonly Payout[]>();
  for (const payout of payouts) {
    groups.set(keyOf(payout), [...(groups.get(keyOf(payout)) ?? []), payout]);
  }
  return groups;
}
