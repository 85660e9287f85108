import type { ShiftCost } from '@leafshift/contracts/invoice';
import { centsToDollars } from '@leafshift/domain/money';
import { type InvoiceFacts, invoiceLineView } from '../../invoice/index.ts';

/** The amounts of an invoice that is not issued yet, as the API answers them. */
export const shiftCostView = (facts: InvoiceFacts): ShiftCost => ({
  workerArray: facts.lines.map((line) => invoiceLineView(line, facts.rate)),
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
