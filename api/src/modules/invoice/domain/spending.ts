import type { Cents } from '@leafshift/domain/money';
import type { EmployerId } from '../../../core/ids.ts';

/** What an employer was billed in a month less what was credited of it since, in cents. */
export interface MonthlySpending {
  /** The month's first day, `YYYY-MM-01`. */
  readonly month: string;
  readonly invoices: number;
  readonly basePay: Cents;
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
}

/** Sums of an employer's invoices. */
export abstract class Spending {
  /** Invoices made from `from` on and before `to`, by the month of a zone; months without are left out. */
  abstract byMonth(
    employerId: EmployerId,
    span: { readonly from: Date; readonly to: Date; readonly zone: string },
  ): Promise<readonly MonthlySpending[]>;
}
