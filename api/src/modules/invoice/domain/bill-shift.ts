import { type AccountFees, invoiceWorkedTime } from '@leafshift/domain/fees';
import type { Cents } from '@leafshift/domain/money';
import type { LineKind } from '@leafshift/domain/paid-time';
import { type TaxOverride, taxPercentFor } from '@leafshift/domain/tax';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import type { BillTo, InvoiceFacts, InvoiceReferences } from './invoice.ts';

/** A worker whom the shift owes pay, for work or without it. */
export interface BilledWorker {
  readonly assignmentId: string;
  readonly workerId: WorkerId;
  readonly name: string;
  readonly kind: LineKind;
  /** Null where nobody clocked. */
  readonly checkInTime: Date | null;
  readonly checkOutTime: Date | null;
  /** Unpaid minutes between the two. */
  readonly breakMinutes: number;
  /** What is paid, two decimals. */
  readonly hours: number;
  /** What was worked, where it is less. */
  readonly workedHours?: number;
}

/** A submitted shift, before its amounts are known. */
export interface BilledShift {
  readonly employerId: EmployerId;
  readonly shiftId: string;
  readonly startsAt: Date;
  readonly timeZone: string;
  readonly jobTitle: string;
  readonly location: InvoiceFacts['location'];
  /** Hourly rate. */
  readonly rate: Cents;
  readonly workers: readonly BilledWorker[];
}

export interface BillingTerms {
  readonly billTo: BillTo;
  readonly references: InvoiceReferences;
  readonly fees: AccountFees;
  readonly taxOverrides: readonly TaxOverride[];
}

/**
 * The amounts of a submitted or cancelled shift (MONEY-1 to MONEY-4); fees and tax are taken on
 * pay without work as on pay for it. Throws UnknownTaxProvinceError, which
 * cannot happen for a location whose province was checked when the shift was posted.
 */
export function billShift(shift: BilledShift, terms: BillingTerms): InvoiceFacts {
  const taxPercent = taxPercentFor({
    province: shift.location.province,
    on: calendarDayIn(shift.startsAt, shift.timeZone),
    overrides: terms.taxOverrides,
    taxPercentON: terms.fees.taxPercentON,
  });
  const bill = invoiceWorkedTime({
    rate: shift.rate,
    worked: shift.workers.map((worker) => ({ worker, hours: worker.hours })),
    fees: terms.fees,
    taxPercent,
  });
  return {
    employerId: shift.employerId,
    shiftId: shift.shiftId,
    shiftDate: shift.startsAt,
    timeZone: shift.timeZone,
    jobTitle: shift.jobTitle,
    location: shift.location,
    billTo: terms.billTo,
    references: terms.references,
    lines: bill.lines.map(({ worker, hours, pay }) => ({
      id: worker.assignmentId,
      workerId: worker.workerId,
      name: worker.name,
      kind: worker.kind,
      checkInTime: worker.checkInTime,
      checkOutTime: worker.checkOutTime,
      ...(worker.breakMinutes > 0 && { breakMinutes: worker.breakMinutes }),
      hours,
      ...(worker.workedHours !== undefined && { workedHours: worker.workedHours }),
      pay,
    })),
    totalTime: bill.totalTime,
    rate: shift.rate,
    basePay: bill.basePay,
    leafshiftPercent: bill.leafshiftPercent,
    platformFee: bill.platformFee,
    processingFee: bill.processingFee,
    taxPercent: bill.taxPercent,
    tax: bill.tax,
    total: bill.total,
  };
}
