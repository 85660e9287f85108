import type { Cents } from '@leafshift/domain/money';
import type { IdOf } from '../../../core/ids.ts';

export type CreditNoteId = IdOf<'CreditNote'>;

/** What an invoice became less, because hours of one line were corrected; all amounts above zero. */
export interface CreditNote {
  readonly id: CreditNoteId;
  /** Counts up without gaps, apart from invoices. */
  readonly sequence: number;
  readonly name: string;
  readonly hours: number;
  readonly basePay: Cents;
  readonly platformFee: Cents;
  readonly processingFee: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly createdAt: Date;
}

/** The number as printed, for instance `CN-000042`. */
export const creditNoteNumber = (sequence: number): string =>
  `CN-${String(sequence).padStart(6, '0')}`;
