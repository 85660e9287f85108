import {
  type Cents,
  centsToText,
  negateCents,
  sumCents,
  ZERO_CENTS,
} from '@leafshift/domain/money';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import { type Invoice, invoiceNumber } from '../../invoice/index.ts';
import type { BookedTransaction } from '../../ledger/index.ts';
import type { Payout } from '../../payouts/index.ts';
import type { ChargedInvoice } from './billed-invoices.ts';

/** A line of a table. */
export type Row = readonly string[];

/** Amounts are dollars; none is negative, because spreadsheets would take its sign for a formula. */
export const LEDGER_COLUMNS = [
  ...['Time', 'Transaction', 'Kind', 'Reference', 'Account', 'Debit', 'Credit'],
];
export const INVOICE_COLUMNS = [
  ...['Number', 'Invoice', 'Issued', 'Business', 'Id of business', 'Shift', 'Shift date'],
  ...['Job title', 'Province', 'Hours', 'Pay', 'Platform fee', 'Processing fee', 'Tax percent'],
  ...['Tax', 'Total', 'Credited', 'Given back', 'Status', 'Paid', 'Corrects'],
  ...['Issuer GST/HST number', 'GST/HST number', 'Purchase order', 'Cost centre'],
  'Written off',
];
export const CHARGE_COLUMNS = [
  ...['Time', 'Kind', 'Number', 'Invoice', 'Business', 'Id of business', 'At the provider'],
  ...['In', 'Out', 'Transaction'],
];
export const PAYOUT_COLUMNS = [
  ...['Payout', 'Planned', 'Worker', 'Id of worker', 'Business', 'Id of business', 'Invoice'],
  ...['Shift', 'Shift date', 'Job title', 'Hours', 'Hourly rate', 'Pay', 'Status', 'Sent'],
  ...['Arrived', 'Transfer', 'Correction'],
];

const timeOf = (at: Date | null): string => at?.toISOString() ?? '';
const absolute = (amount: Cents): string => centsToText(amount < 0 ? negateCents(amount) : amount);

/** Positive amounts are debits, negative ones credits. */
export const ledgerRows = ({ id, kind, reference, at, entries }: BookedTransaction): Row[] =>
  entries.map(({ account, amount }) => [
    ...[timeOf(at), id, kind, reference, account],
    amount > 0 ? absolute(amount) : '',
    amount < 0 ? absolute(amount) : '',
  ]);

/** An invoice as it is now, with what credit notes and refunds have made of it since. */
export function invoiceRow(invoice: Invoice, business: string): Row {
  const { claims, creditNotes, correctionOf, references } = invoice;
  const credited = sumCents(creditNotes.map(({ total }) => total));
  const back = sumCents(
    claims.refunds.filter(({ isFailed }) => !isFailed).map(({ amount }) => amount),
  );
  return [
    ...[invoiceNumber(invoice.sequence), invoice.id, timeOf(invoice.createdAt)],
    ...[business, invoice.employerId, invoice.shiftId],
    ...[calendarDayIn(invoice.shiftDate, invoice.timeZone), invoice.jobTitle],
    ...[invoice.location.province, invoice.totalTime.toFixed(2), centsToText(invoice.basePay)],
    ...[centsToText(invoice.platformFee), centsToText(invoice.processingFee)],
    ...[String(invoice.taxPercent), centsToText(invoice.tax), centsToText(invoice.total)],
    ...[centsToText(credited), centsToText(back), invoice.status, timeOf(invoice.paidAt)],
    correctionOf ? invoiceNumber(correctionOf.sequence) : '',
    ...[references.issuerGstNumber ?? '', references.gstNumber ?? ''],
    ...[references.purchaseOrder ?? '', references.costCentre ?? ''],
    centsToText(invoice.writtenOff),
  ];
}

/** What a booking has moved at the provider; 0 where nothing was. */
export const movedAtProvider = ({ entries }: BookedTransaction): Cents =>
  sumCents(entries.filter(({ account }) => account === 'provider').map(({ amount }) => amount));

/** Money of an invoice that came in or went out. */
export function chargeRow(
  booked: BookedTransaction,
  charged: ChargedInvoice,
  business: string,
): Row {
  const { invoice, paymentIds } = charged;
  const [, part = '1'] = booked.reference.split(':');
  // The books count the payments of an invoice; refunds and disputes they name.
  const atProvider = booked.kind === 'invoice-paid' ? paymentIds[Number(part) - 1] : part;
  const moved = movedAtProvider(booked);
  return [
    ...[timeOf(booked.at), booked.kind, invoiceNumber(invoice.sequence), invoice.id],
    ...[business, invoice.employerId, atProvider ?? ''],
    ...[moved > ZERO_CENTS ? absolute(moved) : '', moved < ZERO_CENTS ? absolute(moved) : ''],
    booked.id,
  ];
}

/** A worker's pay as it is now. */
export const payoutRow = (payout: Payout, worker: string): Row => [
  ...[payout.id, timeOf(payout.createdAt), worker, payout.workerId],
  ...[payout.employerName, ...(payout.isReward ? ['', '', ''] : sourceOf(payout))],
  ...[calendarDayIn(payout.shiftDate, payout.timeZone), payout.jobTitle],
  ...[payout.hours.toFixed(2), centsToText(payout.rate), centsToText(payout.amount)],
  ...[payout.status, timeOf(payout.sentAt), timeOf(payout.paidAt), payout.transferId ?? ''],
  payout.isReward ? 'reward' : String(payout.correction ?? ''),
];

const sourceOf = ({ employerId, invoiceId, shiftId }: Payout): readonly string[] => [
  employerId,
  invoiceId,
  shiftId,
];
