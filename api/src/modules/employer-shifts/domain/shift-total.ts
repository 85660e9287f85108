import type { AccountFees } from '@leafshift/domain/fees';
import { quotePosting } from '@leafshift/domain/fees';
import { type Cents, cents } from '@leafshift/domain/money';
import { type TaxOverride, taxPercentFor } from '@leafshift/domain/tax';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import type { Shift } from '../../posts/index.ts';

interface TotalTerms {
  readonly fees: AccountFees;
  readonly taxOverrides: readonly TaxOverride[];
  readonly now: Date;
}

/**
 * What a shift without an invoice comes to with fees and tax, worked as it was posted: with all spots
 * until it ends, with those that were filled from then on. Nothing once it is closed.
 */
export function expectedTotal(shift: Shift, { fees, taxOverrides, now }: TotalTerms): Cents {
  const workers = shift.endsAt > now ? shift.totalWorkers : shift.confirmedCount;
  if (shift.status !== null || workers === 0) {
    return cents(0);
  }
  return quotePosting({
    rate: shift.rate,
    workers,
    duration: shift.durationHours,
    fees,
    taxPercent: taxPercentFor({
      province: shift.location.province,
      on: calendarDayIn(shift.startsAt, shift.timeZone),
      overrides: taxOverrides,
      taxPercentON: fees.taxPercentON,
    }),
  }).total;
}
