import { type Cents, cents, negateCents, sumCents } from './money.ts';

/** What of a credit note counts here. */
interface Note {
  readonly total: Cents;
  /** Less was charged for it, so that nothing is given back. */
  readonly isTakenOff: boolean;
}

interface Payment {
  readonly paymentId: string;
  readonly amount: Cents;
  /** What the card's bank has taken back of it. */
  readonly takenBack: Cents;
}

/** What of a credit note goes back to the card of one payment, in cents. */
export interface CreditPart<Credit> {
  readonly note: Credit;
  readonly paymentId: string;
  /** Counts the parts of the note, from 1. */
  readonly part: number;
  readonly amount: Cents;
}

/**
 * How credit notes go back where an invoice was paid by several payments: in their order, each out of
 * the first payments that still hold something. What was taken off the bill is not given back.
 */
export function creditParts<Credit extends Note>(
  notes: readonly Credit[],
  payments: readonly Payment[],
): readonly CreditPart<Credit>[] {
  const held = payments.map(({ paymentId, amount, takenBack }) => ({
    paymentId,
    left: sumCents([amount, negateCents(takenBack)]),
  }));
  const parts: CreditPart<Credit>[] = [];
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
