import { type Cents, cents, negateCents, sumCents, ZERO_CENTS } from '@leafshift/domain/money';

/** What of an order goes back to the card of one payment. */
export interface RefundPart {
  readonly paymentId: string;
  readonly amount: Cents;
}

/** A payment of an invoice, and what of it has not been given back or taken. */
export interface PaymentLeft {
  readonly paymentId: string;
  readonly left: Cents;
}

/** What can still be given back of payments, less what credit notes will give back by themselves. */
export function refundable(payments: readonly PaymentLeft[], credits: Cents): Cents {
  const left = sumCents([...payments.map((payment) => payment.left), negateCents(credits)]);
  return left > 0 ? left : ZERO_CENTS;
}

/** How an amount goes back: out of the last payments first, because credit notes take the first ones. */
export function refundParts(
  payments: readonly PaymentLeft[],
  amount: Cents,
): readonly RefundPart[] {
  const parts: RefundPart[] = [];
  let open = amount;
  for (const { paymentId, left } of payments.toReversed()) {
    const part = cents(Math.min(open, left));
    if (part > 0) {
      parts.push({ paymentId, amount: part });
      open = sumCents([open, negateCents(part)]);
    }
  }
  return parts;
}
