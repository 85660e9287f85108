import type { SpendingPart } from '@leafshift/contracts/reports';
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

/** What was billed of one store, role or worker; of a worker the pay alone, in cents. */
export interface PartOfSpending {
  /** Of a worker their user id, of a store its own, of a role the name. */
  readonly id: string;
  readonly name: string;
  readonly shifts: number;
  readonly hours: number;
  readonly amount: Cents;
}

/** Sums of an employer's invoices. */
export abstract class Spending {
  /** Invoices made from `from` on and before `to`, by the month of a zone; months without are left out. */
  abstract byMonth(
    employerId: EmployerId,
    span: { readonly from: Date; readonly to: Date; readonly zone: string },
  ): Promise<readonly MonthlySpending[]>;

  /** Invoices made from `from` on and before `to`, by their parts, the largest first. */
  abstract byPart(
    employerId: EmployerId,
    span: { readonly from: Date; readonly to: Date },
    part: SpendingPart,
  ): Promise<readonly PartOfSpending[]>;
}
