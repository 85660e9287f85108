import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Invoice } from '../../invoice/index.ts';
import type { ShiftId } from '../../posts/index.ts';

/** What of all invoices is looked at: due, paid, or due after a charge that failed. */
export type InvoiceState = 'open' | 'paid' | 'failed';

/** The invoices of all businesses, for reading. */
export abstract class BilledInvoices {
  abstract countFailed(): Promise<number>;
  /** Those with an open dispute to which no evidence was sent and whose deadline is before then, or was. */
  abstract countUnanswered(before: Date): Promise<number>;
  /** Newest first; without a state all. */
  abstract list(state: InvoiceState | undefined, page: PageRequest): Promise<Page<Invoice>>;
  /** Of a shift and of corrections of its hours, oldest first. */
  abstract ofShift(shiftId: ShiftId): Promise<readonly Invoice[]>;
  /** Those of which a payment is or was contested, newest first. */
  abstract listDisputed(page: PageRequest): Promise<Page<Invoice>>;
}
