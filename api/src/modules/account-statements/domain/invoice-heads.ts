import type { EmployerId } from '../../../core/ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';

/** What a statement says of an invoice. */
export interface InvoiceHead {
  readonly id: InvoiceId;
  readonly sequence: number;
  readonly jobTitle: string;
  readonly locationName: string;
  readonly creditNotes: readonly { readonly id: string; readonly sequence: number }[];
  /** What was given back, with the credit note that it gives back. */
  readonly refunds: readonly { readonly id: string; readonly creditNote: string | null }[];
}

/** The invoices of a business, as its statements name them. */
export abstract class InvoiceHeads {
  /** Those with one of the ids, or with one of the credit notes. */
  abstract of(
    employerId: EmployerId,
    ids: readonly InvoiceId[],
    creditNoteIds: readonly string[],
  ): Promise<readonly InvoiceHead[]>;

  /** Those of which anything was ever given back. */
  abstract givenBack(employerId: EmployerId): Promise<readonly InvoiceHead[]>;
}
