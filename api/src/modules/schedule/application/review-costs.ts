import type { ScheduleCost } from '@leafshift/contracts/schedule';
import { dollarsToCents } from '@leafshift/domain/money';
import type { PlannedPosting } from './shift-publishing.ts';

/** What one posting costs, in cents, as its quote says. */
export const costOf = ({ quote }: PlannedPosting): ScheduleCost => ({
  shifts: quote.postings,
  hours: quote.hours * quote.workers,
  basePay: dollarsToCents(quote.basePay),
  leafshiftFee: dollarsToCents(quote.leafshiftFee),
  processingFee: dollarsToCents(quote.processingFee),
  tax: dollarsToCents(quote.tax),
  total: dollarsToCents(quote.total),
});

const NOTHING: ScheduleCost = {
  shifts: 0,
  hours: 0,
  basePay: 0,
  leafshiftFee: 0,
  processingFee: 0,
  tax: 0,
  total: 0,
};

/** Each posting is rounded by itself, as its invoice will be (MONEY-4). */
export const addCosts = (costs: readonly ScheduleCost[]): ScheduleCost =>
  costs.reduce(
    (sum, cost) => ({
      shifts: sum.shifts + cost.shifts,
      hours: sum.hours + cost.hours,
      basePay: sum.basePay + cost.basePay,
      leafshiftFee: sum.leafshiftFee + cost.leafshiftFee,
      processingFee: sum.processingFee + cost.processingFee,
      tax: sum.tax + cost.tax,
      total: sum.total + cost.total,
    }),
    NOTHING,
  );
