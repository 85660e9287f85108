import { cents } from '@leafshift/domain/money';
import { Types } from 'mongoose';
import { asId, type EmployerId, type WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type Charge, cardsOf } from '../domain/charge.ts';
import type { IssueCircumstances } from '../domain/invoice.repository.ts';
import {
  type Invoice,
  type InvoiceFacts,
  type InvoiceId,
  NO_REFERENCES,
} from '../domain/invoice.ts';
import { newChargeFields, toCharge } from './charge.mapper.ts';
import { toClaims } from './claims.mapper.ts';
import { toCreditNote } from './credit-note.mapper.ts';
import type { InvoiceDocument } from './invoice.schema.ts';

/** A stored invoice as the domain knows it. */
export const toInvoice = (stored: InvoiceDocument): Invoice =>
  toInvoiceWith(stored, toCharge(stored));

const toInvoiceWith = (stored: InvoiceDocument, { due, counted, writtenOff }: Charge): Invoice => ({
  id: fromObjectId<InvoiceId>(stored._id),
  sequence: stored.sequence,
  employerId: fromObjectId<EmployerId>(stored.employerId),
  shiftId: stored.shiftId.toHexString(),
  shiftDate: stored.shiftDate,
  timeZone: stored.timeZone,
  jobTitle: stored.jobTitle,
  location: stored.location,
  billTo: stored.billTo,
  references: stored.references ?? NO_REFERENCES,
  lines: stored.lines.map(({ payCents, workerId, ...line }) => ({
    ...line,
    kind: line.kind ?? 'worked',
    workerId: asId<WorkerId>(workerId),
    pay: cents(payCents),
  })),
  totalTime: stored.totalTime,
  rate: cents(stored.rateCents),
  basePay: cents(stored.basePayCents),
  leafshiftPercent: stored.leafshiftPercent,
  platformFee: cents(stored.platformFeeCents),
  processingFee: cents(stored.processingFeeCents),
  taxPercent: stored.taxPercent,
  tax: cents(stored.taxCents),
  total: cents(stored.totalCents),
  status: stored.status,
  due,
  writtenOff,
  claims: toClaims(stored.claims),
  correctionOf: stored.correctionOf
    ? {
        invoiceId: fromObjectId<InvoiceId>(stored.correctionOf),
        sequence: stored.correctedSequence ?? 0,
        number: stored.correction ?? 0,
      }
    : null,
  standing: stored.standing ?? null,
  correctionCount: stored.correctionCount ?? 0,
  creditNotes: (stored.creditNotes ?? []).map(toCreditNote),
  paymentError: stored.paymentError,
  paidAt: stored.paidAt,
  paidWith: cardsOf(counted),
  createdAt: stored.createdAt,
});

interface NewInvoice extends IssueCircumstances {
  readonly sequence: number;
}

/** A new invoice as it is stored: open, never charged. */
export const toStoredInvoice = (
  id: InvoiceId,
  facts: InvoiceFacts,
  { sequence, createdAt, correctionOf, secured }: NewInvoice,
): InvoiceDocument => ({
  _id: toObjectId(id),
  sequence,
  employerId: toObjectId(facts.employerId),
  shiftId: new Types.ObjectId(facts.shiftId),
  shiftDate: facts.shiftDate,
  timeZone: facts.timeZone,
  jobTitle: facts.jobTitle,
  location: { ...facts.location },
  billTo: { name: facts.billTo.name, address: [...facts.billTo.address] },
  references: facts.references,
  lines: facts.lines.map(({ pay, ...line }) => ({ ...line, payCents: pay })),
  totalTime: facts.totalTime,
  rateCents: facts.rate,
  basePayCents: facts.basePay,
  leafshiftPercent: facts.leafshiftPercent,
  platformFeeCents: facts.platformFee,
  processingFeeCents: facts.processingFee,
  taxPercent: facts.taxPercent,
  taxCents: facts.tax,
  totalCents: facts.total,
  ...newChargeFields(facts.total, secured),
  ...(correctionOf && {
    correctionOf: toObjectId(correctionOf.invoiceId),
    correctedSequence: correctionOf.sequence,
    correction: correctionOf.number,
  }),
  createdAt,
});
