import type { BusyTime } from '@leafshift/domain/busy-time';
import { addHours } from '@leafshift/domain/time-zone';

type TimeFilter = Record<string, unknown>;

/** What starts after one time, and before another where there is one. */
export const startsWithin = (from: Date, to: Date | undefined): TimeFilter => ({
  startsAt: { $gt: from, ...(to && { $lt: to }) },
});

/** What starts and ends outside of these times. */
export const notDuring = (busy: readonly BusyTime[]): TimeFilter[] =>
  busy.length === 0
    ? []
    : [
        {
          $nor: busy.map(({ startsAt, endsAt }) => ({
            startsAt: { $lt: endsAt },
            endsAt: { $gt: startsAt },
          })),
        },
      ];

/**
 * When a shift can start without overlapping: so early that even the longest is over before the
 * worker is busy, later if it ends in time, or after that.
 */
export function freeStretches(
  from: Date,
  busy: readonly BusyTime[],
  longestHours: number,
): TimeFilter[] {
  const stretches: TimeFilter[] = [];
  let free = from;
  for (const { startsAt, endsAt } of busy.toSorted((a, b) => +a.startsAt - +b.startsAt)) {
    const early = addHours(startsAt, -longestHours);
    const next = new Date(Math.max(free.getTime(), early.getTime()));
    stretches.push(
      { startsAt: { $gte: free, $lte: early } },
      { startsAt: { $gt: next, $lt: startsAt }, endsAt: { $lte: startsAt } },
    );
    free = new Date(Math.max(free.getTime(), endsAt.getTime()));
  }
  return [...stretches, { startsAt: { $gte: free } }];
}
