import type { EmployerId } from '../../../core/ids.ts';

/** How a business stands with its invoices. */
export interface InvoiceStanding {
  /** Its card did not pay an invoice that is still open, or the card's bank has warned of it. */
  readonly hasFailedCard: boolean;
  readonly hasOverdueInvoice: boolean;
}

/** What deciding on who may post asks about invoices; the module of invoices answers it. */
export abstract class InvoiceStandings {
  /** `card` is the provider's id of the card that invoices are charged to. */
  abstract of(employerId: EmployerId, card: string | null): Promise<InvoiceStanding>;
}
