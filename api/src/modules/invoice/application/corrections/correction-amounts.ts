import type {
  BilledHours,
  InvoiceDifference,
  InvoicedPrices,
} from '@leafshift/domain/invoice-difference';
import { cents } from '@leafshift/domain/money';
import type { CorrectedLine } from '../../domain/corrected-line.ts';
import type { Invoice, InvoiceFacts } from '../../domain/invoice.ts';

/** By which prices the invoice was made, so that later prices do not touch its corrections. */
export const pricesOf = (invoice: Invoice): InvoicedPrices => ({
  rate: invoice.rate,
  leafshiftPercent: invoice.leafshiftPercent,
  processingFee: cents(Math.round(invoice.processingFee / Math.max(1, invoice.lines.length))),
  taxPercent: invoice.taxPercent,
});

/** The hours of its lines after all corrections so far. */
export const standingOf = ({ standing, lines }: Invoice): readonly BilledHours[] =>
  standing ?? lines.map(({ id, hours }) => ({ id, hours }));

/** What an additional invoice bills: of one line, what it is more. */
export const differenceFacts = (
  invoice: Invoice,
  line: CorrectedLine,
  difference: InvoiceDifference,
): InvoiceFacts => ({
  employerId: invoice.employerId,
  shiftId: invoice.shiftId,
  shiftDate: invoice.shiftDate,
  timeZone: invoice.timeZone,
  jobTitle: invoice.jobTitle,
  location: invoice.location,
  billTo: invoice.billTo,
  references: invoice.references,
  lines: [
    {
      id: line.id,
      workerId: line.workerId,
      kind: line.kind,
      name: line.name,
      checkInTime: line.checkInTime,
      checkOutTime: line.checkOutTime,
      ...(line.breakMinutes > 0 && { breakMinutes: line.breakMinutes }),
      hours: difference.hours,
      pay: difference.basePay,
    },
  ],
  totalTime: difference.hours,
  rate: invoice.rate,
  basePay: difference.basePay,
  leafshiftPercent: invoice.leafshiftPercent,
  platformFee: difference.platformFee,
  processingFee: difference.processingFee,
  taxPercent: invoice.taxPercent,
  tax: difference.tax,
  total: difference.total,
});
