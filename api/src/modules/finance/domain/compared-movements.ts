import type { MoneyDifference, Reconciliation } from '@leafshift/contracts/back-office';
import type { Cents } from '@leafshift/domain/money';

export type MovementKind = MoneyDifference['kind'];

/** Money that moved, as both sides have it; null where one has nothing. */
export interface ComparedMovement {
  readonly kind: MovementKind;
  readonly providerId: string;
  readonly ours: Cents | null;
  readonly theirs: Cents | null;
  /** By the provider, or by our books where the provider has nothing. */
  readonly at: Date;
  /** The invoice, or of transfers the payout. */
  readonly of: string | null;
}

const sideOf = (amounts: readonly (Cents | null)[]) => {
  const there = amounts.filter((amount) => amount !== null);
  return { count: there.length, cents: there.reduce((sum: number, amount) => sum + amount, 0) };
};

/** Counts and sums of both sides, by kind. */
export const sumsOf = (
  kinds: readonly MovementKind[],
  movements: readonly ComparedMovement[],
): Reconciliation['sums'] =>
  kinds.map((kind) => {
    const own = movements.filter((movement) => movement.kind === kind);
    return {
      kind,
      ours: sideOf(own.map(({ ours }) => ours)),
      theirs: sideOf(own.map(({ theirs }) => theirs)),
    };
  });

/** What is wrong with a movement; null where both sides have the same. */
export function problemOf({ ours, theirs }: ComparedMovement): MoneyDifference['problem'] | null {
  if (ours === theirs) return null;
  if (ours === null) return 'missing-here';
  return theirs === null ? 'missing-there' : 'amount';
}
