import type { PaymentClaims } from '@leafshift/domain/payment-claims';
import type { EmployerId } from '../../../core/ids.ts';
import type { Charge } from './charge.ts';
import type { Invoice, InvoiceId } from './invoice.ts';

/** An invoice, whoever's it is, and how far its charge is. */
export interface ChargedInvoice {
  readonly invoice: Invoice;
  readonly charge: Charge;
}

/** The charges of invoices. */
export abstract class InvoiceChargeRepository {
  abstract find(id: InvoiceId): Promise<ChargedInvoice | null>;

  /** The employer's invoices that are not paid. */
  abstract listOpen(employerId: EmployerId): Promise<readonly InvoiceId[]>;

  /** Stores the next state of a charge. Throws when it has moved on since it was read. */
  abstract store(from: ChargedInvoice, next: Charge): Promise<Invoice>;

  /** Stores what has been claimed, in the running transaction in which the invoice was read. */
  abstract storeClaims(id: InvoiceId, claims: PaymentClaims): Promise<Invoice>;

  /** Whether the bank of a card has warned of it, on any invoice of the employer. */
  abstract isWarned(employerId: EmployerId, card: string): Promise<boolean>;
}
