import type {
  Invoice as InvoiceAnswer,
  InvoiceLine as InvoiceLineAnswer,
} from '@leafshift/contracts/invoice';
import { type Cents, centsToDollars, sumCents } from '@leafshift/domain/money';
import { sayIn } from '@leafshift/texts/server';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { creditNoteNumber } from '../domain/credit-note.ts';
import { type Invoice, type InvoiceLine, invoiceNumber } from '../domain/invoice.ts';
import { paymentErrorTexts } from '../domain/payment-error.ts';

/** An invoice as its employer gets it; money in dollars, texts in the reader's language. */
export const invoiceView = (invoice: Invoice): InvoiceAnswer => ({
  _id: invoice.id,
  number: invoiceNumber(invoice.sequence),
  post: invoice.shiftId,
  date: invoice.shiftDate.toISOString(),
  timeZone: invoice.timeZone,
  jobTitle: invoice.jobTitle,
  location: {
    locationName: invoice.location.locationName,
    fullAddress: invoice.location.fullAddress,
    province: invoice.location.province,
  },
  references: invoice.references,
  workerArray: invoice.lines.map((line) => invoiceLineView(line, invoice.rate)),
  totalTime: invoice.totalTime,
  rate: centsToDollars(invoice.rate),
  totalRate: centsToDollars(invoice.basePay),
  leafshiftPercent: invoice.leafshiftPercent,
  leafshiftFee: centsToDollars(invoice.platformFee),
  processingFee: centsToDollars(invoice.processingFee),
  taxPercent: invoice.taxPercent,
  tax: centsToDollars(invoice.tax),
  total: centsToDollars(invoice.total),
  status: invoice.status,
  amountDue: centsToDollars(invoice.due),
  ...(invoice.writtenOff > 0 && { writtenOff: centsToDollars(invoice.writtenOff) }),
  refunds: invoice.claims.refunds
    .filter(({ isFailed }) => !isFailed)
    .map(({ id, amount, at }) => ({
      _id: id,
      amount: centsToDollars(amount),
      at: at.toISOString(),
    })),
  disputes: invoice.claims.disputes.map(({ id, amount, status, openedAt, respondBy }) => ({
    _id: id,
    amount: centsToDollars(amount),
    status,
    openedAt: openedAt.toISOString(),
    respondBy: respondBy?.toISOString() ?? null,
  })),
  correctionOf: invoice.correctionOf?.invoiceId ?? null,
  creditNotes: invoice.creditNotes.map((note) => ({
    _id: note.id,
    number: creditNoteNumber(note.sequence),
    name: note.name,
    hours: note.hours,
    amount: centsToDollars(note.basePay),
    fees: centsToDollars(sumCents([note.platformFee, note.processingFee])),
    tax: centsToDollars(note.tax),
    total: centsToDollars(note.total),
    createdAt: note.createdAt.toISOString(),
  })),
  fraudWarnedAt: invoice.claims.warnings[0]?.at.toISOString() ?? null,
  paymentError: invoice.paymentError && {
    code: invoice.paymentError.code,
    msg: sayIn(requestLanguage(), paymentErrorTexts[invoice.paymentError.code]),
    at: invoice.paymentError.at.toISOString(),
  },
  paidAt: invoice.paidAt?.toISOString() ?? null,
  paidWith: invoice.paidWith.map(({ brand, last4 }) => ({ brand, last4 })),
  createdAt: invoice.createdAt.toISOString(),
});

/** A line as the API answers it. */
export const invoiceLineView = (line: InvoiceLine, rate: Cents): InvoiceLineAnswer => ({
  _id: line.id,
  name: line.name,
  kind: line.kind,
  checkInTime: line.checkInTime?.toISOString() ?? null,
  checkOutTime: line.checkOutTime?.toISOString() ?? null,
  ...(line.breakMinutes && { breakMinutes: line.breakMinutes }),
  hours: line.hours,
  ...(line.workedHours !== undefined && { workedHours: line.workedHours }),
  rate: centsToDollars(rate),
  amount: centsToDollars(line.pay),
});
