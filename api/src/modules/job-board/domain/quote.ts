import type { Quote } from '@leafshift/contracts/posts';
import { type AccountFees, type CostBreakdown, quotePosting } from '@leafshift/domain/fees';
import { type MinimumWageOverride, minimumWageWarning } from '@leafshift/domain/minimum-wage';
import { type Cents, centsToDollars, sumCents } from '@leafshift/domain/money';
import { type TaxOverride, taxPercentFor } from '@leafshift/domain/tax';
import { type CalendarDay, calendarDayIn } from '@leafshift/domain/time-zone';
import type { PermanentTerms } from './permanent-posting.ts';

/** What a quote reads of a shift. */
interface QuotedShift {
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly durationHours: number;
  readonly rate: Cents;
  readonly totalWorkers: number;
  readonly location: { readonly province: string };
}

/** What a quote depends on beside the posting. */
export interface QuoteTerms {
  readonly fees: AccountFees;
  readonly taxOverrides: readonly TaxOverride[];
  readonly wageOverrides: readonly MinimumWageOverride[];
}

/** The cost of all postings of a form together; each posting is rounded by itself (MONEY-4). */
export function quoteShifts(
  terms: readonly QuotedShift[],
  { fees, taxOverrides, wageOverrides }: QuoteTerms,
): Quote {
  const [first] = terms;
  if (!first) {
    throw new RangeError('A form makes at least one posting');
  }
  const day = calendarDayIn(first.startsAt, first.timeZone);
  const costs = terms.map((shift) =>
    quotePosting({
      rate: shift.rate,
      workers: shift.totalWorkers,
      duration: shift.durationHours,
      fees,
      taxPercent: taxPercentFor({
        province: shift.location.province,
        on: calendarDayIn(shift.startsAt, shift.timeZone),
        overrides: taxOverrides,
        taxPercentON: fees.taxPercentON,
      }),
    }),
  );
  const together = (pick: (cost: CostBreakdown) => Cents): number =>
    centsToDollars(sumCents(costs.map(pick)));
  return {
    employmentType: 'Temp',
    postings: terms.length,
    rate: centsToDollars(first.rate),
    hours: first.durationHours * terms.length,
    workers: first.totalWorkers,
    basePay: together((cost) => cost.basePay),
    leafshiftPercent: Number(fees.leafshiftPercent),
    leafshiftFee: together((cost) => cost.platformFee),
    processingFee: together((cost) => cost.processingFee),
    taxPercent: costs[0]?.taxPercent ?? 0,
    tax: together((cost) => cost.tax),
    total: together((cost) => cost.total),
    minimumWage: minimumWage(first.rate, {
      province: first.location.province,
      on: day,
      wageOverrides,
    }),
  };
}

/** A Permanent posting costs nothing; its quote can still warn of the minimum wage. */
export function quotePermanent(
  terms: PermanentTerms,
  { fees, wageOverrides }: QuoteTerms,
  today: CalendarDay,
): Quote {
  return {
    employmentType: 'Permanent',
    postings: 1,
    rate: centsToDollars(terms.rate),
    hours: 0,
    workers: 0,
    basePay: 0,
    leafshiftPercent: Number(fees.leafshiftPercent),
    leafshiftFee: 0,
    processingFee: 0,
    taxPercent: 0,
    tax: 0,
    total: 0,
    minimumWage: minimumWage(terms.rate, { province: terms.province, on: today, wageOverrides }),
  };
}

interface WageQuestion extends Pick<QuoteTerms, 'wageOverrides'> {
  readonly province: string;
  readonly on: CalendarDay;
}

function minimumWage(
  rate: Cents,
  { province, on, wageOverrides }: WageQuestion,
): Quote['minimumWage'] {
  const warning = minimumWageWarning(centsToDollars(rate), province, on, wageOverrides);
  return warning && { province: warning.province, amount: warning.amount, from: warning.from };
}
