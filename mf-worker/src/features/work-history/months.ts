import type { CompletedShift } from '@leafshift/contracts/posts';
import { dollarsToCents } from '@leafshift/domain/money';
import { monthKey, type PaidMonth, paidMonths } from '../pay/months.ts';

/** A completed shift with my own figures; every shift of a worker's history has them. */
export type WorkedShift = CompletedShift & {
  readonly worked: NonNullable<CompletedShift['worked']>;
};

const isWorked = (shift: CompletedShift): shift is WorkedShift => shift.worked !== null;

/**
 * My shifts by the month in which they started, latest first, with their totals. The list comes
 * latest completion first, and a shift starts before it is completed: what is not loaded yet
 * belongs to the month of the last completion or to an earlier one.
 */
export function workedMonths(
  completed: readonly CompletedShift[],
  hasMore: boolean,
): readonly PaidMonth<WorkedShift>[] {
  const last = completed.at(-1);
  return paidMonths(
    completed.filter(isWorked),
    ({ date, timeZone, worked: { hours, pay } }) => ({
      date,
      timeZone,
      hours,
      pay: dollarsToCents(pay),
    }),
    hasMore && last ? monthKey(last.completedAt, last.timeZone) : '',
  );
}
