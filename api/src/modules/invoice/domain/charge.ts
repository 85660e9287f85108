import type { PrintedCard } from '@leafshift/domain/card-brands';
import { type Cents, ZERO_CENTS } from '@leafshift/domain/money';
import type { PaymentError } from './payment-error.ts';

/** A payment that was made. */
export interface CountedPayment {
  readonly paymentId: string;
  readonly amount: Cents;
  /** What of it is owed again, because a dispute of it was lost. */
  readonly takenBack: Cents;
  /** The card that paid, as it was then; null where the provider did not say. */
  readonly card: PrintedCard | null;
}

/** The cards of the payments that count, each once; what was taken back counts no more. */
export const cardsOf = (counted: readonly CountedPayment[]): readonly PrintedCard[] => {
  const cards = counted.flatMap(({ card, takenBack }) => (card && takenBack === 0 ? [card] : []));
  return cards.filter((card, at) => cards.findIndex((other) => isSame(card, other)) === at);
};

const isSame = (one: PrintedCard, other: PrintedCard): boolean =>
  one.brand === other.brand && one.last4 === other.last4;

/** What the card's bank has set aside for an invoice. */
export interface SecuredAmount {
  readonly paymentId: string;
  readonly amount: Cents;
}

/** What is counted over all attempts to charge an invoice. */
interface Attempts {
  /** Attempts that were begun. */
  readonly attempts: number;
  /** Attempts that ended with a failure which the employer was notified of. */
  readonly failures: number;
  /** The provider's id of the payment under way, or of the last one; one at a time. */
  readonly paymentId: string | null;
  /** What is to be paid yet. */
  readonly due: Cents;
  /** Oldest first; another payment follows each as long as something is due. */
  readonly counted: readonly CountedPayment[];
  /** What we bear, because no card can be charged so little (MONEY-83). */
  readonly writtenOff: Cents;
  /** Taken before the card is charged; null once that is done, or where nothing is set aside. */
  readonly secured: SecuredAmount | null;
}

/** An unpaid charge while nobody is asking the provider. */
export type RestingCharge =
  /** To be tried; the outbox has a record of it. */
  | (Attempts & { readonly state: 'due' })
  /** The bank decides; a webhook event will come. */
  | (Attempts & { readonly state: 'processing'; readonly isCardChanged: boolean })
  /** Tried again by itself at that time. */
  | (Attempts & {
      readonly state: 'declined';
      readonly error: PaymentError;
      readonly nextAttemptAt: Date;
    })
  /** Waits for the employer: another card, or 'pay now'. */
  | (Attempts & { readonly state: 'needs-card'; readonly error: PaymentError })
  /** The provider gave no answer; whoever asked asks again. */
  | (Attempts & { readonly state: 'unanswered'; readonly error: PaymentError });

/** One process has the right to ask the provider until that time; then it counts as crashed. */
export type RunningCharge = Attempts & {
  readonly state: 'charging';
  readonly until: Date;
  /** Whether the employer has changed the card since the provider was asked. */
  readonly isCardChanged: boolean;
  /** What it goes back to when the attempt ends without an answer. */
  readonly before: RestingCharge;
};

export type PaidCharge = Attempts & { readonly state: 'paid'; readonly paidAt: Date };

/** How far the charge of an invoice is. 'paid' is final unless the card's bank takes the money back. */
export type Charge = RestingCharge | RunningCharge | PaidCharge;

/** The charge of a new invoice. */
export const newCharge = (due: Cents, secured: SecuredAmount | null = null) =>
  ({
    state: 'due',
    attempts: 0,
    failures: 0,
    paymentId: null,
    due,
    counted: [],
    writtenOff: ZERO_CENTS,
    secured,
  }) as const satisfies Charge;

/** A payment as the provider made it. */
export interface MadePayment {
  readonly paymentId: string;
  readonly providerCharge: string;
  /** What has come in. */
  readonly amount: Cents;
  readonly card: PrintedCard | null;
}

/** What the provider answers to an attempt. */
export type ChargeAnswer =
  | ({ readonly status: 'paid' } & MadePayment)
  | { readonly status: 'processing'; readonly paymentId: string }
  | { readonly status: 'declined' | 'authentication-required'; readonly paymentId: string }
  | { readonly status: 'card-missing' | 'card-warned' }
  /** What was set aside is free again. */
  | { readonly status: 'secured-gone' }
  | { readonly status: 'unanswered' };

/** How the provider says that a payment stands, looked up because of a webhook event. */
export type ChargeReport =
  | Extract<ChargeAnswer, { readonly paymentId: string }>
  /** Nothing is under way, for instance because the payment was cancelled. */
  | { readonly status: 'open'; readonly paymentId: string };

/** What can happen to a charge. Everything but the clock can repeat, come late or get lost. */
export type ChargeEvent =
  /** A record of the outbox is due; it counts only if there are still `after` failures. */
  | { readonly kind: 'scheduled'; readonly after: number; readonly at: Date }
  /** The employer presses 'pay now'. */
  | { readonly kind: 'pay-now'; readonly at: Date }
  /** The employer has saved or chosen another card. */
  | { readonly kind: 'card-changed'; readonly at: Date }
  | {
      readonly kind: 'answered';
      /** The attempt's number. */
      readonly attempt: number;
      readonly answer: ChargeAnswer;
      readonly at: Date;
    }
  /** The attempt ended with an error of ours. */
  | { readonly kind: 'abandoned'; readonly attempt: number }
  | { readonly kind: 'reported'; readonly report: ChargeReport; readonly at: Date }
  /** A dispute of that payment is lost. */
  | {
      readonly kind: 'taken-back';
      readonly paymentId: string;
      /** What is owed again. */
      readonly amount: Cents;
      readonly at: Date;
    };

/** What follows from an event; all but `ask-provider` happen in the transaction that stores the state. */
export type ChargeEffect =
  /** Ask the provider for the money once the state is stored, and apply what it answers. */
  | { readonly kind: 'ask-provider'; readonly attempt: number }
  | { readonly kind: 'schedule'; readonly after: number; readonly at: Date }
  /** The how manieth payment of the invoice it is, from 1. */
  | {
      readonly kind: 'book-payment';
      readonly number: number;
      readonly amount: Cents;
      readonly at: Date;
    }
  /** `inAll`: what was written off of the invoice so far, with this. */
  | {
      readonly kind: 'write-off';
      readonly amount: Cents;
      readonly inAll: Cents;
      readonly at: Date;
    }
  /** `isLast`: nothing is due any more; `of` is null where the rest was written off without a payment. */
  | { readonly kind: 'release-payouts'; readonly of: MadePayment | null; readonly isLast: boolean }
  /** Give back to the card what credit notes have made less. */
  | { readonly kind: 'refund-credits' }
  | {
      readonly kind: 'notify';
      readonly of: 'payment-succeeded' | 'payment-failed' | 'payment-taken-back';
      readonly amount: Cents;
    };

/** A state, and the effects that lead into it. */
export interface ChargeStep {
  readonly charge: Charge;
  readonly effects: readonly ChargeEffect[];
}
