import type { EmployerId } from '../../../core/ids.ts';

/** How a business stands with its invoices. */
export interface InvoiceStanding {
  /** Its card did not pay an invoice that is still open, or the card's bank has warned of it. */
  readonly hasFailedCard: boolean;
  readonly hasOverdueInvoice: boolean;
}

/** That of a business whose invoices are charged to that card, by the provider's id; null has none. */
export type StandingWith = (card: string | null) => InvoiceStanding;

/** What deciding on who may post asks about invoices; the module of invoices answers it. */
export abstract class InvoiceStandings {
  abstract of(employerId: EmployerId): Promise<StandingWith>;
}
