import type { EarningsOverview } from '@leafshift/contracts/earnings';
import { centsToDollars, sumCents } from '@leafshift/domain/money';
import { calendarDayIn, type TimeZone } from '@leafshift/domain/time-zone';
import { Injectable } from '@nestjs/common';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Ledger, type PaidOut } from '../../ledger/index.ts';
import { type Payout, Payouts, payoutView } from '../../payouts/index.ts';
import { monthIn, yearIn } from '../domain/periods.ts';
import { Recipients } from './recipients.ts';

const BEGIN = new Date(0);
const MOST_KEPT = 20;
const BY_HAND = new Set<Payout['waitingFor']>(['BANK', 'EMAIL', 'NAME', 'RELEASE']);

/** What a worker gets, what is kept and why, and what was paid (MONEY-65). */
@Injectable()
export class WorkerEarnings {
  constructor(
    private readonly payouts: Payouts,
    private readonly ledger: Ledger,
    private readonly recipients: Recipients,
    private readonly clock: Clock,
  ) {}

  async overview(workerId: WorkerId): Promise<EarningsOverview> {
    const now = this.clock.now();
    const timeZone = await this.recipients.zoneOf(workerId);
    const { issuerZone } = this.recipients;
    const slipYear = yearIn(now, issuerZone);
    const waiting = await this.payouts.notArrived(workerId);
    const kept = waiting.filter(isKept);
    const paid: PaidOut[] = [];
    // A payment of this very moment counts too.
    const until = new Date(now.getTime() + 1);
    for await (const payment of this.ledger.paidOut(workerId, BEGIN, until)) paid.push(payment);
    const year = yearIn(now, timeZone);
    const years = groupedBy(paid, ({ at }) => yearIn(at, issuerZone));
    return {
      timeZone,
      next: nextOf(waiting, timeZone),
      underWay: together(waiting),
      kept: {
        ...together(kept),
        latest: kept
          .toSorted((one, other) => +other.createdAt - +one.createdAt)
          .slice(0, MOST_KEPT)
          .map(payoutView),
      },
      unfunded: together(waiting.filter(isUnfunded)),
      thisYear: { year, ...together(paid.filter(({ at }) => yearIn(at, timeZone) === year)) },
      statements: [...groupedBy(paid, ({ at }) => monthIn(at, timeZone))]
        .map(([period, payments]) => ({ period, ...together(payments) }))
        .toReversed(),
      slips: [...years]
        .filter(([each]) => each < slipYear)
        .map(([each, payments]) => ({ year: each, amount: together(payments).amount }))
        .toReversed(),
      slipYear,
    };
  }
}

/** The worker or the back office has to do something before it can be sent. */
const isKept = ({ status, hold, waitingFor, acceptance }: Payout): boolean =>
  status === 'failed' ||
  hold !== null ||
  BY_HAND.has(waitingFor) ||
  (waitingFor === 'ACCEPTANCE' && acceptance?.until === null);

const isUnfunded = (payout: Payout): boolean =>
  payout.waitingFor === 'INVOICE_PAYMENT' && !isKept(payout);

const together = (payments: readonly Pick<Payout, 'amount'>[]) => ({
  amount: centsToDollars(sumCents(payments.map(({ amount }) => amount))),
  payouts: payments.length,
});

/** What arrives on the first day on which anything does, by the worker's calendar. */
function nextOf(waiting: readonly Payout[], zone: TimeZone): EarningsOverview['next'] {
  const expected = waiting
    .flatMap((payout) => {
      const { expectedAt } = payoutView(payout);
      return expectedAt === null || isKept(payout) ? [] : [{ payout, expectedAt }];
    })
    .toSorted((one, other) => one.expectedAt.localeCompare(other.expectedAt));
  const [first] = expected;
  if (!first) return null;
  const day = calendarDayIn(first.expectedAt, zone);
  const together = expected.filter(({ expectedAt }) => calendarDayIn(expectedAt, zone) === day);
  return {
    expectedAt: together.at(-1)?.expectedAt ?? first.expectedAt,
    amount: centsToDollars(sumCents(together.map(({ payout }) => payout.amount))),
    shifts: new Set(together.flatMap(({ payout }) => (payout.isReward ? [] : [payout.shiftId])))
      .size,
  };
}

function groupedBy<Key>(
  payments: readonly PaidOut[],
  keyOf: (payment: PaidOut) => Key,
): ReadonlyMap<Key, readonly PaidOut[]> {
  const groups = new Map<Key, PaidOut[]>();
  for (const payment of payments) {
    const key = keyOf(payment);
    const group = groups.get(key);
    if (group) group.push(payment);
    else groups.set(key, [payment]);
  }
  return groups;
}
