import type { BilledHours } from '@leafshift/domain/invoice-difference';
import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { CreditNote } from './credit-note.ts';
import type { CorrectionOf, Invoice, InvoiceFacts, InvoiceId } from './invoice.ts';

/** The lines as they stand then, and the credit note where it makes them less. */
export interface NewCorrection {
  readonly standing: readonly BilledHours[];
  readonly credit: Omit<CreditNote, 'sequence'> | null;
}

/** Invoices as they are issued, and as their employer reads them. */
export abstract class InvoiceRepository {
  /** Stores the invoice under the next number, in the running transaction. */
  abstract issue(
    id: InvoiceId,
    facts: InvoiceFacts,
    createdAt: Date,
    correctionOf?: CorrectionOf | null,
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
