import { type Cents, negateCents, sumCents } from '@leafshift/domain/money';
import type { IdOf } from '../../../core/ids.ts';

export type CreditNoteId = IdOf<'CreditNote'>;

/** What an invoice became less, because hours of one line were corrected; all amounts above zero. */
export interface CreditNote {
  readonly id: CreditNoteId;
  /** Counts up without gaps, apart from invoices. */
  readonly sequence: number;
  /** The id of the line; missing where a note was written before it was kept. */
  readonly lineId?: string;
  readonly name: string;
  readonly hours: number;
  readonly basePay: Cents;
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  /** No payment was under way, so that less is charged; else it is given back once that is paid. */
  readonly isTakenOff: boolean;
  readonly createdAt: Date;
}

/** What an invoice comes to once its credit notes are taken off. */
export const netTotal = ({
  total,
  creditNotes,
}: {
  readonly total: Cents;
  readonly creditNotes: readonly CreditNote[];
}): Cents => sumCents([total, ...creditNotes.map((note) => negateCents(note.total))]);

/** The number as printed, for instance `CN-000042`. */
export const creditNoteNumber = (sequence: number): string =>
  `CN-${String(sequence).padStart(6, '0')}`;
