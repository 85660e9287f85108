import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Invoice, InvoiceFacts, InvoiceId, PaymentError } from './invoice.ts';

/** The outcome of one charge that was not paid. */
export interface FailedCharge {
  readonly error: PaymentError;
  /** Failures with this one. */
  readonly failures: number;
  readonly nextAttemptAt: Date | null;
  /** The provider's id of the payment, where one was made. */
  readonly paymentId: string | null;
}

/** An employer's own invoices. */
export abstract class InvoiceRepository {
  abstract find(employerId: EmployerId, id: InvoiceId): Promise<Invoice | null>;

  abstract findByShift(employerId: EmployerId, shiftId: string): Promise<Invoice | null>;

  /** Newest first. */
  abstract list(employerId: EmployerId, page: PageRequest): Promise<Page<Invoice>>;

  /** Those created from `from` on and before `to`, oldest first, read as a stream. */
  abstract period(
    employerId: EmployerId,
    period: { readonly from: Date; readonly to: Date },
  ): AsyncIterable<Invoice>;
}

/** Invoices as money moves on them, whoever's they are. Conditional writes answer null when they come too late. */
export abstract class InvoiceBook {
  /** Stores the invoice under the next number, in the running transaction. */
  abstract issue(id: InvoiceId, facts: InvoiceFacts, createdAt: Date): Promise<Invoice>;

  abstract find(id: InvoiceId): Promise<Invoice | null>;

  /**
   * Takes the right to charge an open invoice until `until`, so that no two processes charge at the
   * same moment; null when it is taken or the invoice is paid.
   */
  abstract beginCharge(id: InvoiceId, now: Date, until: Date): Promise<Invoice | null>;

  /** Gives the right to charge back without an outcome. */
  abstract endCharge(id: InvoiceId): Promise<void>;

  /** Notes that the bank has not decided yet, and gives the right to charge back. */
  abstract markProcessing(id: InvoiceId, paymentId: string): Promise<Invoice | null>;

  /** From open to paid. */
  abstract markPaid(
    id: InvoiceId,
    payment: { readonly paymentId: string; readonly at: Date },
  ): Promise<Invoice | null>;

  /** Counts and records a failed charge of an open invoice, and gives the right to charge back. */
  abstract recordFailure(id: InvoiceId, failure: FailedCharge): Promise<Invoice | null>;

  /** Open invoices of an employer whose last charge failed for their card. */
  abstract waitingForCard(employerId: EmployerId): Promise<readonly Invoice[]>;
}
