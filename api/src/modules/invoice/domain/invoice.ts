import type { PrintedCard } from '@leafshift/domain/card-brands';
import type { BilledHours } from '@leafshift/domain/invoice-difference';
import type { Cents } from '@leafshift/domain/money';
import type { LineKind } from '@leafshift/domain/paid-time';
import type { PaymentClaims } from '@leafshift/domain/payment-claims';
import type { EmployerId, IdOf, WorkerId } from '../../../core/ids.ts';
import type { CreditNote } from './credit-note.ts';
import type { PaymentError } from './payment-error.ts';

export type InvoiceId = IdOf<'Invoice'>;

/** What one worker is paid on an invoice. */
export interface InvoiceLine {
  /** The id of the worker's assignment. */
  readonly id: string;
  readonly workerId: WorkerId;
  readonly name: string;
  readonly kind: LineKind;
  /** Null where nobody clocked. */
  readonly checkInTime: Date | null;
  readonly checkOutTime: Date | null;
  /** Unpaid minutes between the two; absent where there were none. */
  readonly breakMinutes?: number;
  /** What is paid, two decimals. */
  readonly hours: number;
  /** What was worked, where it is less. */
  readonly workedHours?: number;
  /** Rate x hours, rounded up to the cent. */
  readonly pay: Cents;
}

/** Who an invoice is made out to, as it was on the day. */
export interface BillTo {
  readonly name: string;
  /** Lines of the address; empty where the profile has none. */
  readonly address: readonly string[];
}

/** By which numbers both sides file an invoice, as they were when it was issued (MONEY-73). */
export interface InvoiceReferences {
  /** Ours. */
  readonly issuerGstNumber: string | null;
  /** The business's. */
  readonly gstNumber: string | null;
  readonly purchaseOrder: string | null;
  /** Of the store. */
  readonly costCentre: string | null;
}

export const NO_REFERENCES: InvoiceReferences = {
  issuerGstNumber: null,
  gstNumber: null,
  purchaseOrder: null,
  costCentre: null,
};

/** What a submitted shift brings to its invoice. */
export interface InvoiceFacts {
  readonly employerId: EmployerId;
  readonly shiftId: string;
  readonly shiftDate: Date;
  readonly timeZone: string;
  readonly jobTitle: string;
  readonly location: {
    /** Of the store; missing where the shift was gone before invoices kept it. */
    readonly id?: string;
    readonly locationName: string;
    readonly fullAddress: string;
    /** Short code. */
    readonly province: string;
  };
  readonly billTo: BillTo;
  readonly references: InvoiceReferences;
  readonly lines: readonly InvoiceLine[];
  readonly totalTime: number;
  /** Hourly rate. */
  readonly rate: Cents;
  readonly basePay: Cents;
  readonly leafshiftPercent: number;
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly taxPercent: number;
  readonly tax: Cents;
  readonly total: Cents;
}

/** Which invoice an additional one belongs to, and the how manieth correction of it that is. */
export interface CorrectionOf {
  readonly invoiceId: InvoiceId;
  /** Of that invoice. */
  readonly sequence: number;
  readonly number: number;
}

/**
 * An invoice of one completed shift (MONEY-12). It is 'paid' for good, unless the
 * card's bank takes the money back.
 */
export interface Invoice extends InvoiceFacts {
  readonly id: InvoiceId;
  /** Counts up without gaps. */
  readonly sequence: number;
  readonly status: 'open' | 'paid';
  /** The next payment: the total, or what was taken back; nothing once it is paid. */
  readonly due: Cents;
  /** What we bear, because no card can be charged so little (MONEY-83). */
  readonly writtenOff: Cents;
  readonly claims: PaymentClaims;
  /** Null unless it bills what hours that were corrected are more. */
  readonly correctionOf: CorrectionOf | null;
  /** The hours of all lines after every correction so far; null before the first. */
  readonly standing: readonly BilledHours[] | null;
  /** How often hours were corrected. */
  readonly correctionCount: number;
  /** What hours that were corrected are less. */
  readonly creditNotes: readonly CreditNote[];
  readonly paymentError: PaymentError | null;
  readonly paidAt: Date | null;
  /** The cards whose payments count, each once, as they were when they were charged (MONEY-78). */
  readonly paidWith: readonly PrintedCard[];
  readonly createdAt: Date;
}

/** The series of their numbers. */
export const INVOICE_NUMBERS = 'invoice-numbers';

/** The number as printed, for instance `LS-000042`. */
export const invoiceNumber = (sequence: number): string =>
  `LS-${String(sequence).padStart(6, '0')}`;
