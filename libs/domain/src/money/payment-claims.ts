import { type Cents, negateCents, sumCents } from './money.ts';

/** Money that was given back to the card. */
export interface Refund {
  readonly id: string;
  readonly amount: Cents;
  readonly at: Date;
  /** The bank did not take it. */
  readonly isFailed: boolean;
  /** The credit note that we gave it for; null where a person made it at the provider's desk. */
  readonly creditNote: string | null;
}

/** What the card's owner or bank contests; the amounts say what has left our balance and come back. */
export interface Dispute {
  readonly id: string;
  readonly paymentId: string;
  readonly status: 'open' | 'won' | 'lost';
  readonly amount: Cents;
  readonly withdrawn: Cents;
  readonly fee: Cents;
  readonly returned: Cents;
  readonly returnedFee: Cents;
  readonly openedAt: Date;
  readonly respondBy: Date | null;
  /** Evidence was sent to the bank. */
  readonly isAnswered: boolean;
}

/** The card's bank warned that a charge may be fraud. */
export interface FraudWarning {
  /** The provider's id of the card. */
  readonly card: string;
  readonly at: Date;
}

/** What has been claimed of an invoice's payments since they were made. */
export interface PaymentClaims {
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly warnings: readonly FraudWarning[];
}

export const NO_CLAIMS: PaymentClaims = { refunds: [], disputes: [], warnings: [] };

/** What follows from a claim, in the transaction that stores it. */
export type ClaimEffect =
  | { readonly kind: 'book-refund' | 'book-failed-refund' | 'notify-refund'; readonly of: Refund }
  | { readonly kind: 'book-opened' | 'book-won' | 'book-lost'; readonly of: Dispute };

export interface ClaimStep {
  readonly claims: PaymentClaims;
  readonly effects: readonly ClaimEffect[];
}

/**
 * The claims once the provider has said how one payment stands. Nothing that was ever said is taken
 * back by an older report, so that any order of reports comes to the same claims and bookings.
 */
export function nextClaims(claims: PaymentClaims, report: PaymentClaims): ClaimStep {
  const refunds = merged(claims.refunds, report.refunds, laterRefund);
  const disputes = merged(claims.disputes, report.disputes, laterDispute);
  const next = { refunds, disputes, warnings: withWarnings(claims.warnings, report.warnings) };
  if (JSON.stringify(next) === JSON.stringify(claims)) {
    return { claims, effects: [] };
  }
  return {
    claims: next,
    effects: [
      ...refunds.flatMap((refund) => refundEffects(byId(claims.refunds, refund.id), refund)),
      ...disputes.flatMap((dispute) => disputeEffects(byId(claims.disputes, dispute.id), dispute)),
    ],
  };
}

/** What the employer owes again of a lost dispute. */
export const lostAmount = ({ withdrawn, returned }: Dispute): Cents =>
  sumCents([withdrawn, negateCents(returned)]);

/** Whether the bank has not decided about some of the money. */
export const isDisputed = ({ disputes }: PaymentClaims): boolean =>
  disputes.some(({ status }) => status === 'open');

interface Claim {
  readonly id: string;
}

const byId = <Item extends Claim>(items: readonly Item[], id: string): Item | undefined =>
  items.find((item) => item.id === id);

function merged<Item extends Claim>(
  known: readonly Item[],
  reported: readonly Item[],
  later: (one: Item, other: Item) => Item,
): readonly Item[] {
  const all = new Map(known.map((item) => [item.id, item]));
  for (const item of reported) {
    const before = all.get(item.id);
    all.set(item.id, before ? later(before, item) : item);
  }
  return [...all.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
}

const laterRefund = (one: Refund, other: Refund): Refund => ({
  ...one,
  isFailed: one.isFailed || other.isFailed,
});

/** A decision is final, and money is only ever moved further. */
const laterDispute = (one: Dispute, other: Dispute): Dispute => ({
  ...one,
  status: one.status === 'open' ? other.status : one.status,
  withdrawn: most(one.withdrawn, other.withdrawn),
  fee: most(one.fee, other.fee),
  returned: most(one.returned, other.returned),
  returnedFee: most(one.returnedFee, other.returnedFee),
  respondBy: one.respondBy ?? other.respondBy,
  isAnswered: one.isAnswered || other.isAnswered,
});

const most = (one: Cents, other: Cents): Cents => (one > other ? one : other);

function withWarnings(
  known: readonly FraudWarning[],
  reported: readonly FraudWarning[],
): readonly FraudWarning[] {
  const isNew = ({ card }: FraudWarning) => !known.some((warning) => warning.card === card);
  return [...known, ...reported.filter(isNew)].toSorted((a, b) => (a.card < b.card ? -1 : 1));
}

function refundEffects(before: Refund | undefined, of: Refund): readonly ClaimEffect[] {
  const isFailing = of.isFailed && !before?.isFailed;
  return [
    ...(before ? [] : [{ kind: 'book-refund', of } as const]),
    ...(before || of.isFailed ? [] : [{ kind: 'notify-refund', of } as const]),
    ...(isFailing ? [{ kind: 'book-failed-refund', of } as const] : []),
  ];
}

/** An inquiry moves no money, and nothing is booked of it. */
function disputeEffects(before: Dispute | undefined, of: Dispute): readonly ClaimEffect[] {
  const begins = (test: (dispute: Dispute) => boolean) => test(of) && !(before && test(before));
  return [
    ...(begins(isWithdrawn) ? [{ kind: 'book-opened', of } as const] : []),
    ...(begins(isReturned) ? [{ kind: 'book-won', of } as const] : []),
    ...(begins(isLost) ? [{ kind: 'book-lost', of } as const] : []),
  ];
}

const isWithdrawn = ({ withdrawn }: Dispute): boolean => withdrawn > 0;
const isReturned = ({ returned }: Dispute): boolean => returned > 0;
const isLost = (dispute: Dispute): boolean => dispute.status === 'lost' && lostAmount(dispute) > 0;
