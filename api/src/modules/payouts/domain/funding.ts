import type { Cents } from '@leafshift/domain/money';

/** A payment of an invoice, out of which its payouts are sent, or nothing where the rest was written off. */
export interface Funds {
  /** The provider's id of its charge. */
  readonly charge: string | null;
  readonly amount: Cents;
  /** Nothing of the invoice is due any more. */
  readonly isLast: boolean;
}

/** A payout that is paid for; `charge` is null where no single payment holds all of its money. */
export interface Funded<Payout> {
  readonly payout: Payout;
  readonly charge: string | null;
}

/**
 * Which of the payouts that wait for their invoice a payment pays for: those that it holds the money
 * of, in their order, and after the last payment all.
 */
export function fundedBy<Payout extends { readonly amount: Cents }>(
  waiting: readonly Payout[],
  { charge, amount, isLast }: Funds,
): readonly Funded<Payout>[] {
  let left: number = amount;
  const funded: Funded<Payout>[] = [];
  for (const payout of waiting) {
    if (payout.amount <= left) {
      left -= payout.amount;
      funded.push({ payout, charge });
    } else if (isLast) {
      funded.push({ payout, charge: null });
    }
  }
  return funded;
}
