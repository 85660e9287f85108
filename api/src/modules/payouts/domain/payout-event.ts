import type { PayoutDelay } from '@leafshift/domain/payout-dates';
import type { PayoutHold, PayoutState } from './payout-state.ts';

/** What can happen to a payout. Events come late, twice and in any order. */
export type PayoutEvent =
  /** The employer has paid for it, by that charge unless its money is spread over several. */
  | { readonly kind: 'funded'; readonly charge: string | null; readonly at: Date }
  /** The worker has connected a bank; `isNew` unless it is the one that they had. */
  | { readonly kind: 'bank-connected'; readonly isNew: boolean }
  /** The worker has removed their bank. */
  | { readonly kind: 'bank-removed' }
  /** There is no bank to send it to. */
  | { readonly kind: 'bank-missing'; readonly attempt: number }
  /** The worker's address is not verified. */
  | { readonly kind: 'email-missing'; readonly attempt: number }
  | { readonly kind: 'email-verified' }
  /** The holder of the bank account has another name than the worker. */
  | { readonly kind: 'name-differs'; readonly attempt: number }
  /** The back office has looked at the names. */
  | { readonly kind: 'name-accepted' }
  /** It may not leave yet. */
  | { readonly kind: 'too-early'; readonly attempt: number; readonly delay: PayoutDelay }
  /** A delay ends; `until` says which. */
  | { readonly kind: 'time-come'; readonly until: Date }
  /** Its worker is asked whether the hours are right, until then. */
  | { readonly kind: 'acceptance-asked'; readonly until: Date }
  /** Its worker says that they are wrong. */
  | { readonly kind: 'hours-disputed' }
  /** They are accepted or decided. */
  | { readonly kind: 'hours-settled' }
  | { readonly kind: 'held'; readonly hold: PayoutHold }
  /** The hold ends: whichever it is, or only the one that began then. */
  | { readonly kind: 'released'; readonly since: Date | null }
  /** The provider has made an attempt's transfer, and says how it stands. */
  | {
      readonly kind: 'transferred';
      readonly attempt: number;
      readonly transferId: string;
      readonly fate: 'under-way' | 'arrived' | 'reversed';
      readonly at: Date;
    };

/** What follows from an event, carried out in the transaction that stores the new state. */
export type PayoutEffect =
  | { readonly kind: 'send'; readonly attempt: number }
  | { readonly kind: 'book-sent' | 'book-returned'; readonly transferId: string }
  | { readonly kind: 'release-later'; readonly hold: PayoutHold }
  | { readonly kind: 'send-later'; readonly delay: PayoutDelay }
  | { readonly kind: 'notify'; readonly of: PayoutNews };

/** What the worker is notified of. */
export type PayoutNews =
  | 'payout-waiting'
  | 'payout-needs-email'
  | 'payout-name-check'
  | 'payout-held'
  | 'payout-sent'
  | 'payout-failed';

/** A state, and the effects that lead into it. */
export interface PayoutStep {
  readonly state: PayoutState;
  readonly effects: readonly PayoutEffect[];
}

/** What keeps a payout that is about to be sent. */
export type PayoutObstacle = Extract<
  PayoutEvent,
  { kind: 'bank-missing' | 'email-missing' | 'name-differs' | 'too-early' }
>;
