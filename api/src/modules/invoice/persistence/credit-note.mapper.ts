import { cents } from '@leafshift/domain/money';
import { asId } from '../../../core/ids.ts';
import type { CreditNote, CreditNoteId } from '../domain/credit-note.ts';
import type { CreditNoteDocument } from './invoice.schema.ts';

/** A stored credit note as the domain knows it. */
export const toCreditNote = (stored: CreditNoteDocument): CreditNote => ({
  id: asId<CreditNoteId>(stored.id),
  sequence: stored.sequence,
  ...(stored.lineId && { lineId: stored.lineId }),
  name: stored.name,
  hours: stored.hours,
  basePay: cents(stored.basePayCents),
  platformFee: cents(stored.platformFeeCents),
  processingFee: cents(stored.processingFeeCents),
  tax: cents(stored.taxCents),
  total: cents(stored.totalCents),
  isTakenOff: stored.isTakenOff ?? false,
  createdAt: stored.createdAt,
});

/** A credit note as it is stored. */
export const toStoredCreditNote = (note: CreditNote): CreditNoteDocument => ({
  id: note.id,
  sequence: note.sequence,
  ...(note.lineId && { lineId: note.lineId }),
  name: note.name,
  hours: note.hours,
  basePayCents: note.basePay,
  platformFeeCents: note.platformFee,
  processingFeeCents: note.processingFee,
  taxCents: note.tax,
  totalCents: note.total,
  ...(note.isTakenOff && { isTakenOff: true }),
  createdAt: note.createdAt,
});
