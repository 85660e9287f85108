import type { BilledHours } from '@leafshift/domain/invoice-difference';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { SecuredAmount } from './charge.ts';
import type { CreditNote } from './credit-note.ts';
import type { CorrectionOf, Invoice, InvoiceFacts, InvoiceId } from './invoice.ts';

/** The lines as they stand then, and the credit note where it makes them less. */
export interface NewCorrection {
  readonly standing: readonly BilledHours[];
  readonly credit: Omit<CreditNote, 'sequence'> | null;
}

/** What an invoice is issued with beside its amounts. */
export interface IssueCircumstances {
  readonly createdAt: Date;
  readonly correctionOf: CorrectionOf | null;
  /** What the card's bank has set aside for it. */
  readonly secured: SecuredAmount | null;
}

/** Invoices as they are issued, and as their employer reads them. */
export abstract class InvoiceRepository {
  /** Stores the invoice under the next number, in the running transaction. */
  abstract issue(
    id: InvoiceId,
    facts: InvoiceFacts,
    circumstances: IssueCircumstances,
  ): Promise<Invoice>;

  /**
   * Stores the hours that stand after a correction, in the running transaction; null where the invoice
   * was corrected since it was read.
   */
  abstract correct(invoice: Invoice, correction: NewCorrection): Promise<Invoice | null>;

  abstract find(employerId: EmployerId, id: InvoiceId): Promise<Invoice | null>;

  /** The first one of the shift, whatever was corrected later. */
  abstract findByShift(employerId: EmployerId, shiftId: string): Promise<Invoice | null>;

  /** Newest first. */
  abstract list(employerId: EmployerId, page: PageRequest): Promise<Page<Invoice>>;

  /** Those created from `from` on and before `to`, oldest first, read as a stream. */
  abstract period(
    employerId: EmployerId,
    period: { readonly from: Date; readonly to: Date },
  ): AsyncIterable<Invoice>;
}
