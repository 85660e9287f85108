import type { EarnedShift } from '@leafshift/contracts/earnings';
import { centsToDollars, sumCents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { type Payout, Payouts, payoutView } from '../../payouts/index.ts';
import { ShiftAssignments, type ShiftId } from '../../posts/index.ts';

/** Shifts with all that is paid for them (MONEY-66). */
@Injectable()
export class EarnedShifts {
  constructor(
    private readonly payouts: Payouts,
    private readonly assignments: ShiftAssignments,
  ) {}

  /** A shift stands where its latest pay does, so that a page may have fewer shifts than its limit. */
  async list(workerId: WorkerId, page: PageRequest): Promise<Page<EarnedShift>> {
    const { items, nextCursor } = await this.payouts.pageOf(workerId, page);
    const shiftIds = [...new Set(items.map(({ shiftId }) => shiftId))];
    const all = Map.groupBy(
      await this.payouts.allFor(workerId, shiftIds),
      ({ shiftId }) => shiftId,
    );
    const breaks = await this.breaksOf(workerId, shiftIds);
    return {
      items: items.flatMap((payout) => {
        const together = all.get(payout.shiftId) ?? [payout];
        return isLatest(payout, together)
          ? [earnedShift(together, breaks.get(payout.shiftId) ?? null)]
          : [];
      }),
      nextCursor,
    };
  }

  /** Unpaid minutes by shift; none where nobody clocked. */
  async breaksOf(
    workerId: WorkerId,
    shiftIds: readonly string[],
  ): Promise<ReadonlyMap<string, number>> {
    const own = await this.assignments.ofWorker(
      workerId,
      shiftIds.map((id) => asId<ShiftId>(id)),
    );
    return new Map(
      own
        .filter(({ checkOutTime }) => checkOutTime !== null)
        .map(({ shiftId, breakMinutes }) => [shiftId, breakMinutes]),
    );
  }
}

/** As the pages are sorted: by when it was planned, then by id. */
const isLatest = (payout: Payout, all: readonly Payout[]): boolean =>
  all.every(
    (other) =>
      other.createdAt < payout.createdAt ||
      (+other.createdAt === +payout.createdAt && other.id <= payout.id),
  );

function earnedShift(payouts: readonly Payout[], breakMinutes: number | null): EarnedShift {
  const views = payouts.map(payoutView);
  const [own] = views;
  if (!own) throw new Error('A shift that nothing is paid for is in no list of pay');
  const { post, date, timeZone, jobTitle, employerName, locationName, rate } = own;
  return {
    _id: post,
    date,
    timeZone,
    jobTitle,
    employerName,
    locationName,
    // Hundredths, whose sum has no more decimals.
    hours: payouts.reduce((sum, { hours }) => sum + Math.round(hours * 100), 0) / 100,
    breakMinutes,
    rate,
    pay: centsToDollars(sumCents(payouts.map(({ amount }) => amount))),
    payouts: views,
  };
}
