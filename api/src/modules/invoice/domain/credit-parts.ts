import { type Cents, cents, negateCents, sumCents } from '@leafshift/domain/money';
import type { CountedPayment } from './charge.ts';
import type { CreditNote } from './credit-note.ts';

/** What of a credit note goes back to the card of one payment. */
export interface CreditPart {
  readonly note: CreditNote;
  readonly paymentId: string;
  /** Counts the parts of the note, from 1. */
  readonly part: number;
  readonly amount: Cents;
}

/**
 * How credit notes go back where an invoice was paid by several payments: in their order, each out of
 * the first payments that still hold something. What was taken off the bill is not given back.
 */
export function creditParts(
  notes: readonly CreditNote[],
  counted: readonly CountedPayment[],
): readonly CreditPart[] {
  const held = counted.map(({ paymentId, amount, takenBack }) => ({
    paymentId,
    left: sumCents([amount, negateCents(takenBack)]),
  }));
  const parts: CreditPart[] = [];
  for (const note of notes.filter(({ isTakenOff }) => !isTakenOff)) {
    let open = note.total;
    let part = 0;
    for (const payment of held) {
      const amount = cents(Math.min(open, payment.left));
      if (amount > 0) {
        part += 1;
        parts.push({ note, paymentId: payment.paymentId, part, amount });
        open = sumCents([open, negateCents(amount)]);
        payment.left = sumCents([payment.left, negateCents(amount)]);
      }
    }
  }
  return parts;
}
