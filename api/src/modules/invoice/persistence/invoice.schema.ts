import type { PrintedCard } from '@leafshift/domain/card-brands';
import type { LineKind } from '@leafshift/domain/paid-time';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { InvoiceReferences } from '../domain/invoice.ts';
import type { PaymentErrorCode } from '../domain/payment-error.ts';

export interface InvoiceLineDocument {
  id: string;
  workerId: string;
  name: string;
  /** Missing on lines for work, as all were before there were others. */
  kind?: LineKind;
  checkInTime: Date | null;
  checkOutTime: Date | null;
  breakMinutes?: number;
  hours: number;
  workedHours?: number;
  payCents: number;
}

export interface InvoiceDocument {
  _id: Types.ObjectId;
  sequence: number;
  employerId: Types.ObjectId;
  shiftId: Types.ObjectId;
  shiftDate: Date;
  timeZone: string;
  jobTitle: string;
  /** Without an id where the shift was gone before invoices kept that of its store. */
  location: { id?: string; locationName: string; fullAddress: string; province: string };
  billTo: { name: string; address: string[] };
  /** Missing in invoices of earlier versions. */
  references?: InvoiceReferences;
  lines: InvoiceLineDocument[];
  totalTime: number;
  rateCents: number;
  basePayCents: number;
  leafshiftPercent: number;
  platformFeeCents: number;
  processingFeeCents: number;
  taxPercent: number;
  taxCents: number;
  totalCents: number;
  status: 'open' | 'paid';
  paymentError: { code: PaymentErrorCode; at: Date } | null;
  charge: {
    /** Invoices of earlier versions have none. */
    attempts?: number;
    failures: number;
    nextAttemptAt: Date | null;
    paymentId: string | null;
    isProcessing: boolean;
    isCardChanged?: boolean;
    /** The payments that were made; missing before the first. */
    counted?: CountedDocument[];
    /** What we bear; missing where that is nothing. */
    writtenOffCents?: number;
    /** What the card's bank has set aside, until it is taken or free again. */
    secured?: { paymentId: string; amountCents: number };
    /** Of an earlier release, instead of `counted`: the payments that were taken back. */
    takenBack?: { paymentId: string; amountCents: number }[];
  };
  /** Missing where nothing was ever claimed. */
  claims?: ClaimsDocument;
  /** Only of additional invoices: the one that was corrected, and how often it had been. */
  correctionOf?: Types.ObjectId;
  correctedSequence?: number;
  correction?: number;
  /** The next three are missing where no hours were corrected. */
  standing?: { id: string; hours: number }[];
  correctionCount?: number;
  creditNotes?: CreditNoteDocument[];
  /** Until then one process has the right to charge. */
  chargingUntil: Date | null;
  paidAt: Date | null;
  createdAt: Date;
}

interface CountedDocument {
  paymentId: string;
  amountCents: number;
  takenBackCents?: number;
  /** Missing in payments of earlier releases. */
  card?: PrintedCard;
}

export interface CreditNoteDocument {
  id: string;
  sequence: number;
  /** Missing in credit notes of earlier releases. */
  lineId?: string;
  name: string;
  hours: number;
  basePayCents: number;
  platformFeeCents: number;
  processingFeeCents: number;
  taxCents: number;
  totalCents: number;
  /** Missing where it is given back. */
  isTakenOff?: boolean;
  createdAt: Date;
}

/** What has been claimed of an invoice's payments. */
export interface ClaimsDocument {
  refunds: {
    id: string;
    amountCents: number;
    at: Date;
    isFailed: boolean;
    /** Missing in refunds that a person made. */
    creditNote?: string;
  }[];
  disputes: {
    id: string;
    paymentId: string;
    status: 'open' | 'won' | 'lost';
    amountCents: number;
    withdrawnCents: number;
    feeCents: number;
    returnedCents: number;
    returnedFeeCents: number;
    openedAt: Date;
    respondBy: Date | null;
    isAnswered?: boolean;
  }[];
  warnings: { card: string; at: Date }[];
}

const required = { required: true } as const;
const reference = { type: Schema.Types.ObjectId, ...required } as const;
const text = { type: String, ...required } as const;
const number = { type: Number, ...required } as const;
const date = { type: Date, ...required } as const;
const laterDate = { type: Date, default: null } as const;
const part = { _id: false, id: false } as const;

const location = new Schema(
  { id: String, locationName: text, fullAddress: text, province: text },
  part,
);
const billTo = new Schema({ name: text, address: { type: [String], ...required } }, part);
const references = new Schema<InvoiceReferences>(
  { issuerGstNumber: String, gstNumber: String, purchaseOrder: String, costCentre: String },
  part,
);
const paymentError = new Schema({ code: text, at: date }, part);
const card = new Schema<PrintedCard>({ brand: text, last4: text }, part);
const charge = new Schema(
  {
    attempts: { type: Number },
    failures: number,
    nextAttemptAt: laterDate,
    paymentId: { type: String, default: null },
    isProcessing: { type: Boolean, default: false },
    isCardChanged: { type: Boolean },
    counted: {
      type: [
        new Schema({ paymentId: text, amountCents: number, takenBackCents: Number, card }, part),
      ],
      default: undefined,
    },
    writtenOffCents: Number,
    secured: new Schema({ paymentId: text, amountCents: number }, part),
    takenBack: {
      type: [new Schema({ paymentId: text, amountCents: number }, part)],
      default: undefined,
    },
  },
  part,
);
const flag = { type: Boolean, ...required } as const;
const refund = new Schema(
  { id: text, amountCents: number, at: date, isFailed: flag, creditNote: String },
  part,
);
const dispute = new Schema(
  {
    id: text,
    paymentId: text,
    status: text,
    amountCents: number,
    withdrawnCents: number,
    feeCents: number,
    returnedCents: number,
    returnedFeeCents: number,
    openedAt: date,
    respondBy: laterDate,
    isAnswered: Boolean,
  },
  part,
);
const claims = new Schema<ClaimsDocument>(
  {
    refunds: [refund],
    disputes: [dispute],
    warnings: [new Schema({ card: text, at: date }, part)],
  },
  part,
);
const creditNote = new Schema<CreditNoteDocument>(
  {
    id: text,
    sequence: number,
    lineId: String,
    name: text,
    hours: number,
    basePayCents: number,
    platformFeeCents: number,
    processingFeeCents: number,
    taxCents: number,
    totalCents: number,
    isTakenOff: Boolean,
    createdAt: date,
  },
  part,
);
const line = new Schema<InvoiceLineDocument>(
  {
    id: text,
    workerId: text,
    name: text,
    kind: String,
    checkInTime: laterDate,
    checkOutTime: laterDate,
    breakMinutes: Number,
    hours: number,
    workedHours: Number,
    payCents: number,
  },
  part,
);

const schema = new Schema<InvoiceDocument>(
  {
    sequence: number,
    employerId: reference,
    shiftId: reference,
    shiftDate: date,
    timeZone: text,
    jobTitle: text,
    location: { type: location, ...required },
    billTo: { type: billTo, ...required },
    references: { type: references },
    lines: { type: [line], ...required },
    totalTime: number,
    rateCents: number,
    basePayCents: number,
    leafshiftPercent: number,
    platformFeeCents: number,
    processingFeeCents: number,
    taxPercent: number,
    taxCents: number,
    totalCents: number,
    status: text,
    paymentError: { type: paymentError, default: null },
    charge: { type: charge, ...required },
    claims: { type: claims },
    correctionOf: Schema.Types.ObjectId,
    correctedSequence: Number,
    correction: Number,
    standing: { type: [new Schema({ id: text, hours: number }, part)], default: undefined },
    correctionCount: Number,
    creditNotes: { type: [creditNote], default: undefined },
    chargingUntil: laterDate,
    paidAt: laterDate,
    createdAt: date,
  },
  { versionKey: false },
);

export const invoiceCollection = defineCollection<InvoiceDocument>({
  name: 'invoices',
  schema,
  shardKey: { shiftId: 1 },
  indexes: [
    { name: 'one_a_shift_and_correction', key: { shiftId: 1, correction: 1 }, unique: true },
    // Their counter gives each number once; a shard could not promise it.
    { name: 'by_number', key: { sequence: 1, _id: 1 } },
    { name: 'newest', key: { createdAt: -1, _id: -1 } },
    {
      name: 'by_status_newest',
      key: { status: 1, createdAt: -1, _id: -1, 'paymentError.code': 1 },
    },
    {
      name: 'disputed_newest',
      key: { createdAt: -1, _id: -1, 'claims.disputes.status': 1 },
      partialFilterExpression: { 'claims.disputes.id': { $type: 'string' } },
    },
    { name: 'employer_newest', key: { employerId: 1, createdAt: -1, _id: -1 } },
    {
      name: 'open_of_employer',
      key: { employerId: 1, 'paymentError.code': 1 },
      partialFilterExpression: { status: 'open' },
    },
    {
      name: 'credit_notes',
      key: { 'creditNotes.id': 1 },
      partialFilterExpression: { 'creditNotes.id': { $exists: true } },
    },
    {
      name: 'given_back',
      key: { employerId: 1 },
      partialFilterExpression: { 'claims.refunds.id': { $type: 'string' } },
    },
    {
      name: 'warned_cards',
      key: { employerId: 1, 'claims.warnings.card': 1 },
      partialFilterExpression: { 'claims.warnings.card': { $type: 'string' } },
    },
  ],
});
