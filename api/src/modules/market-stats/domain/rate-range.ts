import { cents, centsToDollars } from '@leafshift/domain/money';
import type { RateCount } from './market-figures.ts';

export interface RateRange {
  /** Dollars an hour: a quarter of the shifts pay less. */
  readonly low: number;
  readonly median: number;
  /** A quarter of the shifts pay more. */
  readonly high: number;
}

/** The middle half of rates, given by ascending rate with their number of shifts. Throws for none. */
export function rateRange(rates: readonly RateCount[]): RateRange {
  const shifts = rates.reduce((sum, rate) => sum + rate.shifts, 0);
  const at = (share: number): number => {
    let passed = 0;
    for (const rate of rates) {
      passed += rate.shifts;
      if (passed >= shifts * share) return centsToDollars(cents(rate.rateCents));
    }
    throw new RangeError('No shifts have no rates');
  };
  return { low: at(0.25), median: at(0.5), high: at(0.75) };
}
