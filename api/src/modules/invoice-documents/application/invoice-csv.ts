import { centsToText, sumCents } from '@leafshift/domain/money';
import { calendarDayIn, type TimeZone } from '@leafshift/domain/time-zone';
import { csvText } from '../../../core/files/csv.ts';
import { creditNoteNumber, type Invoice, invoiceNumber, netTotal } from '../../invoice/index.ts';

const COLUMNS = [
  'Invoice',
  'Issued',
  'Shift date',
  'Job title',
  'Location',
  'Province',
  'Workers',
  'Hours',
  'Hourly rate',
  'Base pay',
  'Platform fee',
  'Processing fee',
  'Tax percent',
  'Tax',
  'Total',
  'Status',
  'Paid',
  'Late cancellations',
  'Sent home',
  'Unpaid break minutes',
  'Correction of',
  'Credit notes',
  'Credited',
  'Net total',
  'Issuer GST/HST number',
  'GST/HST number',
  'Purchase order',
  'Cost centre',
  'Written off',
] as const;

/** Invoices as CSV: dollars with two decimals, days of the shift's zone. */
export const invoicesCsv = (invoices: readonly Invoice[]): string =>
  csvText(COLUMNS, invoices.map(row));

function row(invoice: Invoice): readonly string[] {
  const day = (instant: Date, zone: TimeZone = invoice.timeZone) => calendarDayIn(instant, zone);
  const { references } = invoice;
  return [
    invoiceNumber(invoice.sequence),
    day(invoice.createdAt),
    day(invoice.shiftDate),
    invoice.jobTitle,
    invoice.location.locationName,
    invoice.location.province,
    String(invoice.lines.length),
    invoice.totalTime.toFixed(2),
    centsToText(invoice.rate),
    centsToText(invoice.basePay),
    centsToText(invoice.platformFee),
    centsToText(invoice.processingFee),
    String(invoice.taxPercent),
    centsToText(invoice.tax),
    centsToText(invoice.total),
    invoice.status,
    invoice.paidAt ? day(invoice.paidAt) : '',
    ...(['late-cancellation', 'sent-home'] as const).map((kind) =>
      String(invoice.lines.filter((line) => line.kind === kind).length),
    ),
    String(invoice.lines.reduce((sum, { breakMinutes = 0 }) => sum + breakMinutes, 0)),
    invoice.correctionOf ? invoiceNumber(invoice.correctionOf.sequence) : '',
    invoice.creditNotes.map(({ sequence }) => creditNoteNumber(sequence)).join(' '),
    centsToText(sumCents(invoice.creditNotes.map(({ total }) => total))),
    centsToText(netTotal(invoice)),
    references.issuerGstNumber ?? '',
    references.gstNumber ?? '',
    references.purchaseOrder ?? '',
    references.costCentre ?? '',
    centsToText(invoice.writtenOff),
  ];
}
