import type { ShiftCost } from '@leafshift/contracts/invoice';
import { centsToDollars } from '@leafshift/domain/money';
import type { InvoiceFacts } from '../../invoice/index.ts';

/** The amounts of an invoice that is not issued yet, as the API answers them. */
export const shiftCostView = (facts: InvoiceFacts): ShiftCost => ({
  workerArray: facts.lines.map(
    ({ id, name, checkInTime, checkOutTime, breakMinutes, hours, pay }) => ({
      _id: id,
      name,
      checkInTime: checkInTime.toISOString(),
      checkOutTime: checkOutTime.toISOString(),
      ...(breakMinutes && { breakMinutes }),
      hours,
      rate: centsToDollars(facts.rate),
      amount: centsToDollars(pay),
    }),
  ),
  totalTime: facts.totalTime,
  rate: centsToDollars(facts.rate),
  totalRate: centsToDollars(facts.basePay),
  leafshiftPercent: facts.leafshiftPercent,
  leafshiftFee: centsToDollars(facts.platformFee),
  processingFee: centsToDollars(facts.processingFee),
  taxPercent: facts.taxPercent,
  tax: centsToDollars(facts.tax),
  total: centsToDollars(facts.total),
});
