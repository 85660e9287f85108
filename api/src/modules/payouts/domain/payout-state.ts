import type { PayoutDelay } from '@leafshift/domain/payout-dates';

/**
 * What a waiting payout waits for: the employer's payment, the worker's bank, that their address is
 * verified or that somebody has compared names, a time, that the hours are accepted or decided, the
 * end of a hold, or the provider.
 */
export type PayoutWaitsFor =
  | 'INVOICE_PAYMENT'
  | 'BANK'
  | 'EMAIL'
  | 'NAME'
  | 'TIME'
  | 'ACCEPTANCE'
  | 'RELEASE'
  | 'PROVIDER';

/** The back office holds the pay back until then; the worker is told the reason. */
export interface PayoutHold {
  readonly reason: string;
  readonly since: Date;
  readonly until: Date;
}

/** The hours are neither accepted nor decided; silence accepts them then, unless they are disputed. */
export interface PayoutAcceptance {
  readonly until: Date | null;
}

/** The fields that every state has, with what they are where a state does not say otherwise. */
interface Unsent {
  readonly hold: PayoutHold | null;
  /** Until when it waits for the time to come. */
  readonly delay: PayoutDelay | null;
  /** Null once the hours count for good, and where there is nothing to accept. */
  readonly acceptance: PayoutAcceptance | null;
  /** When the invoice was paid; missing in payouts of earlier versions. */
  readonly fundedAt: Date | null;
  /** Counts the times that the pay is sent, from 1; another one follows a transfer that was reversed. */
  readonly attempt: number;
  /** The provider's id of this attempt's transfer. */
  readonly transferId: null;
  readonly sentAt: null;
  readonly paidAt: null;
}

interface Sent {
  readonly hold: null;
  readonly delay: null;
  readonly acceptance: null;
  readonly fundedAt: Date | null;
  readonly attempt: number;
  readonly waitingFor: null;
  /** The employer's charge that the money comes from; null where it is our own balance. */
  readonly sourceCharge: string | null;
  readonly transferId: string;
  readonly sentAt: Date;
}

/** How far a payout is; stored as it stands here. */
export type PayoutState =
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'INVOICE_PAYMENT';
      readonly sourceCharge: null;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'BANK' | 'EMAIL' | 'NAME';
      readonly sourceCharge: string | null;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'TIME';
      readonly sourceCharge: string | null;
      readonly delay: PayoutDelay;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'ACCEPTANCE';
      readonly sourceCharge: string | null;
      readonly acceptance: PayoutAcceptance;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'RELEASE';
      readonly sourceCharge: string | null;
      readonly hold: PayoutHold;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'PROVIDER';
      readonly sourceCharge: string | null;
      readonly hold: null;
      readonly acceptance: null;
    })
  | (Sent & { readonly status: 'sent'; readonly paidAt: null })
  | (Sent & { readonly status: 'paid'; readonly paidAt: Date })
  | (Omit<Sent, 'hold'> & {
      readonly status: 'failed';
      readonly paidAt: null;
      readonly hold: PayoutHold | null;
    });

export type PayoutStatus = PayoutState['status'];

/** A new payout waits for its invoice. */
export const PLANNED = {
  status: 'waiting',
  waitingFor: 'INVOICE_PAYMENT',
  attempt: 1,
  hold: null,
  delay: null,
  acceptance: null,
  fundedAt: null,
  sourceCharge: null,
  transferId: null,
  sentAt: null,
  paidAt: null,
} as const satisfies PayoutState;
