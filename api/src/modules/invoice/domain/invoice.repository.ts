import type { EmployerId } from '../../../core/ids.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Invoice, InvoiceFacts, InvoiceId } from './invoice.ts';

/** Invoices as they are issued, and as their employer reads them. */
export abstract class InvoiceRepository {
  /** Stores the invoice under the next number, in the running transaction. */
  abstract issue(id: InvoiceId, facts: InvoiceFacts, createdAt: Date): Promise<Invoice>;

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
