import { Injectable } from '@nestjs/common';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { creditNoteNumber, type InvoiceId, invoiceNumber } from '../../invoice/index.ts';
import type { BookedTransaction } from '../../ledger/index.ts';
import { type InvoiceHead, InvoiceHeads } from '../domain/invoice-heads.ts';

/** The paper that a booking is about. */
export interface BookedDocument {
  readonly invoice: InvoiceHead;
  /** Of the invoice, or of its credit note. */
  readonly number: string;
}

/** Finds the invoices and credit notes that bookings are about. */
@Injectable()
export class BookedDocuments {
  constructor(private readonly invoices: InvoiceHeads) {}

  /** Throws, when asked, for a booking whose invoice is not there. */
  async of(
    employerId: EmployerId,
    bookings: readonly BookedTransaction[],
  ): Promise<(booking: BookedTransaction) => BookedDocument> {
    const references = bookings.map(partsOf);
    const heads = await this.invoices.of(
      employerId,
      [...new Set(references.flatMap(({ invoiceId }) => invoiceId ?? []))],
      references.flatMap(({ creditNoteId }) => creditNoteId ?? []),
    );
    const byId = new Map(heads.map((head) => [head.id, head]));
    const byNote = new Map(
      heads.flatMap((head) => head.creditNotes.map(({ id }) => [id, head] as const)),
    );
    return (booking) => {
      const { invoiceId, creditNoteId, refundId } = partsOf(booking);
      const invoice = invoiceId ? byId.get(invoiceId) : byNote.get(creditNoteId ?? '');
      if (!invoice) throw new Error(`${booking.kind} ${booking.reference} is of no invoice`);
      const refund = invoice.refunds.find(({ id }) => id === refundId);
      const noteId = creditNoteId ?? refund?.creditNote;
      const note = invoice.creditNotes.find(({ id }) => id === noteId);
      const number = note ? creditNoteNumber(note.sequence) : invoiceNumber(invoice.sequence);
      return { invoice, number };
    };
  }
}

interface Parts {
  readonly invoiceId?: InvoiceId;
  readonly creditNoteId?: string;
  readonly refundId?: string | undefined;
}

/** Bookings of credit notes name these alone, all others their invoice first. */
function partsOf({ kind, reference }: BookedTransaction): Parts {
  if (kind === 'credit-note-issued') return { creditNoteId: reference };
  const [invoiceId = '', refundId] = reference.split(':');
  return { invoiceId: asId<InvoiceId>(invoiceId), refundId };
}
