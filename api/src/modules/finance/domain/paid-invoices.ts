import type { Cents } from '@leafshift/domain/money';
import type { Invoice, InvoiceId } from '../../invoice/index.ts';

/** An invoice with the payments that were made of it, oldest first. */
export interface PaidInvoice {
  readonly invoice: Invoice;
  readonly payments: readonly { readonly paymentId: string; readonly amount: Cents }[];
}

/** The invoices of all businesses with their payments, for reading. */
export abstract class PaidInvoices {
  abstract find(id: InvoiceId): Promise<PaidInvoice | null>;
  abstract list(ids: readonly InvoiceId[]): Promise<readonly PaidInvoice[]>;
}
