import { cents } from '@leafshift/domain/money';
import { NO_CLAIMS } from '@leafshift/domain/payment-claims';
import type { EmployerId, WorkerId } from '../core/ids.ts';
import type { CreditNote, CreditNoteId } from '../modules/invoice/domain/credit-note.ts';
import {
  type Invoice,
  type InvoiceId,
  type InvoiceLine,
  NO_REFERENCES,
} from '../modules/invoice/domain/invoice.ts';

/** A paid invoice of a trimmer's shift in Vancouver, over 243.60 dollars, with a line for each name. */
export const anInvoice = ({
  names = [],
  ...fields
}: Partial<Invoice> & { readonly names?: readonly string[] } = {}): Invoice => ({
  id: '6b01146a29a64e0ff8f0203c' as InvoiceId,
  sequence: 7,
  employerId: '6b01146a29a64e0ff8f0203d' as EmployerId,
  shiftId: '6b01146a29a64e0ff8f0203e',
  shiftDate: new Date('2026-05-02T02:00:00Z'),
  timeZone: 'America/Vancouver',
  jobTitle: 'Trimmer',
  location: { locationName: 'Store', fullAddress: '1 Main St', province: 'BC' },
  billTo: { name: 'Shop', address: [] },
  references: NO_REFERENCES,
  lines: names.map(aLine),
  totalTime: 8,
  rate: cents(2500),
  basePay: cents(20_000),
  leafshiftPercent: 15,
  platformFee: cents(3000),
  processingFee: cents(200),
  taxPercent: 5,
  tax: cents(1160),
  total: cents(24_360),
  status: 'paid',
  due: cents(0),
  writtenOff: cents(0),
  claims: NO_CLAIMS,
  correctionOf: null,
  standing: null,
  correctionCount: 0,
  creditNotes: [],
  paymentError: null,
  paidAt: new Date('2026-05-02T03:00:00Z'),
  paidWith: [{ brand: 'visa', last4: '4242' }],
  createdAt: new Date('2026-05-02T02:30:00Z'),
  ...fields,
});

/** Two hours of that invoice, over 60.90 dollars. */
export const aCreditNote = (fields: Partial<CreditNote> = {}): CreditNote => ({
  id: '6b01146a29a64e0ff8f02050' as CreditNoteId,
  sequence: 3,
  name: 'Ann Gagnon',
  hours: 2,
  basePay: cents(5000),
  platformFee: cents(750),
  processingFee: cents(0),
  tax: cents(340),
  total: cents(6090),
  isTakenOff: false,
  createdAt: new Date('2026-05-04T02:30:00Z'),
  ...fields,
});

const aLine = (name: string): InvoiceLine => ({
  id: '6b01146a29a64e0ff8f02040',
  workerId: '6b01146a29a64e0ff8f02041' as WorkerId,
  name,
  kind: 'worked',
  checkInTime: new Date('2026-05-01T18:00:00Z'),
  checkOutTime: new Date('2026-05-02T02:00:00Z'),
  hours: 8,
  pay: cents(20_000),
});
