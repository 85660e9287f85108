import type { Page, PageRequest } from '../../../core/paging/page.ts';
import type { Invoice, InvoiceId } from '../../invoice/index.ts';
import type { ShiftId } from '../../posts/index.ts';

/** What of all invoices is looked at: due, paid, or due after a charge that failed. */
export type InvoiceState = 'open' | 'paid' | 'failed';

/** An invoice with the provider's ids of its payments, oldest first. */
export interface ChargedInvoice {
  readonly invoice: Invoice;
  readonly paymentIds: readonly string[];
}

/** The invoices of all businesses, for reading. */
export abstract class BilledInvoices {
  abstract countFailed(): Promise<number>;
  /** Those with an open dispute to which no evidence was sent and whose deadline is before then, or was. */
  abstract countUnanswered(before: Date): Promise<number>;
  /** Newest first; without a state all. */
  abstract list(state: InvoiceState | undefined, page: PageRequest): Promise<Page<Invoice>>;
  /** The one of an id, or of a number such as `LS-000042` or `42`; null where there is none. */
  abstract find(idOrNumber: string): Promise<Invoice | null>;
  /** Those issued from `from` on and before `to`, oldest first, read as a stream. */
  abstract period(from: Date, to: Date): AsyncIterable<Invoice>;
  abstract charged(ids: readonly InvoiceId[]): Promise<readonly ChargedInvoice[]>;
  /** Of a shift and of corrections of its hours, oldest first. */
  abstract ofShift(shiftId: ShiftId): Promise<readonly Invoice[]>;
  /** Those of which a payment is or was contested, newest first. */
  abstract listDisputed(page: PageRequest): Promise<Page<Invoice>>;
}
