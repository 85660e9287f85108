import type { Cents } from '@leafshift/domain/money';
import type { WorkerId } from '../../../core/ids.ts';

/** What a worker earned in a month, in cents. */
export interface MonthlyEarnings {
  /** The month's first day, `YYYY-MM-01`. */
  readonly month: string;
  readonly shifts: number;
  readonly hours: number;
  readonly pay: Cents;
}

/** Sums of a worker's pay. */
export abstract class Earnings {
  /** Shifts that began from `from` on and before `to`, by the month of a zone; months without are left out. */
  abstract byMonth(
    workerId: WorkerId,
    span: { readonly from: Date; readonly to: Date; readonly zone: string },
  ): Promise<readonly MonthlyEarnings[]>;
}
