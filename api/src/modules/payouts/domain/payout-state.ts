import type { PayoutDelay } from '@leafshift/domain/payout-dates';

/**
 * What a waiting payout waits for: the employer's payment, the worker's bank, that their address is
 * verified or that somebody has compared names, a time, the end of a hold, or the provider.
 */
export type PayoutWaitsFor =
  | 'INVOICE_PAYMENT'
  | 'BANK'
  | 'EMAIL'
  | 'NAME'
  | 'TIME'
  | 'RELEASE'
  | 'PROVIDER';

/** The back office holds the pay back until then; the worker is told the reason. */
export interface PayoutHold {
  readonly reason: string;
  readonly since: Date;
  readonly until: Date;
}

/** The fields that every state has, with what they are where a state does not say otherwise. */
interface Unsent {
  readonly hold: PayoutHold | null;
  /** Until when it waits for the time to come. */
  readonly delay: PayoutDelay | null;
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
  readonly fundedAt: Date | null;
  readonly attempt: number;
  readonly waitingFor: null;
  /** The employer's charge that the money comes from. */
  readonly sourceCharge: string;
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
      readonly sourceCharge: string;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'TIME';
      readonly sourceCharge: string;
      readonly delay: PayoutDelay;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'RELEASE';
      readonly sourceCharge: string;
      readonly hold: PayoutHold;
    })
  | (Unsent & {
      readonly status: 'waiting';
      readonly waitingFor: 'PROVIDER';
      readonly sourceCharge: string;
      readonly hold: null;
    })
  | (Sent & { readonly status: 'sent'; readonly paidAt: null })
  | (Sent & { readonly status: 'paid'; readonly paidAt: Date })
  | (Omit<Sent, 'hold'> & {
      readonly status: 'failed';
      readonly paidAt: null;
      readonly hold: PayoutHold | null;
    });

export type PayoutStatus = PayoutState['status'];

/** What can happen to a payout. Events come late, twice and in any order. */
export type PayoutEvent =
  /** The invoice is paid by that charge. */
  | { readonly kind: 'funded'; readonly charge: string; readonly at: Date }
  /** The worker has connected a bank; `isNew` unless it is the one that they had. */
  | { readonly kind: 'bank-connected'; readonly isNew: boolean }
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

/** A new payout waits for its invoice. */
export const PLANNED = {
  status: 'waiting',
  waitingFor: 'INVOICE_PAYMENT',
  attempt: 1,
  hold: null,
  delay: null,
  fundedAt: null,
  sourceCharge: null,
  transferId: null,
  sentAt: null,
  paidAt: null,
} as const satisfies PayoutState;

/** The state after an event; the same object where nothing follows from it. */
export function nextPayoutState(state: PayoutState, event: PayoutEvent): PayoutStep {
  switch (event.kind) {
    case 'funded':
      return state.waitingFor === 'INVOICE_PAYMENT'
        ? sendNow({ ...state, sourceCharge: event.charge, fundedAt: event.at })
        : nothing(state);
    case 'bank-connected':
      return bankConnected(state, event.isNew);
    case 'bank-missing':
    case 'email-missing':
    case 'name-differs':
    case 'too-early':
      return state.waitingFor === 'PROVIDER' && state.attempt === event.attempt
        ? kept(state, event)
        : nothing(state);
    case 'email-verified':
      return state.waitingFor === 'EMAIL' ? sendNow(state) : nothing(state);
    case 'name-accepted':
      return state.waitingFor === 'NAME' ? sendNow(state) : nothing(state);
    case 'time-come':
      return state.waitingFor === 'TIME' && state.delay.until.getTime() === event.until.getTime()
        ? sendNow(state)
        : nothing(state);
    case 'held':
      return held(state, event.hold);
    case 'released':
      return released(state, event.since);
    case 'transferred':
      return transferred(state, event);
  }
}

type Transferred = Extract<PayoutEvent, { kind: 'transferred' }>;
type Waiting = Extract<PayoutState, { status: 'waiting' }>;
/** What keeps a payout that is about to be sent. */
export type PayoutObstacle = Extract<
  PayoutEvent,
  { kind: 'bank-missing' | 'email-missing' | 'name-differs' | 'too-early' }
>;
type Sendable = Omit<Waiting, 'sourceCharge' | 'waitingFor'> & { readonly sourceCharge: string };
type OnItsWay = Exclude<PayoutState, Waiting>;

const KEPT = {
  'bank-missing': ['BANK', 'payout-waiting'],
  'email-missing': ['EMAIL', 'payout-needs-email'],
  'name-differs': ['NAME', 'payout-name-check'],
} as const;

const nothing = (state: PayoutState): PayoutStep => ({ state, effects: [] });

function kept(
  state: Extract<PayoutState, { waitingFor: 'PROVIDER' }>,
  event: PayoutObstacle,
): PayoutStep {
  if (event.kind === 'too-early') {
    const { delay } = event;
    return {
      state: { ...state, waitingFor: 'TIME', delay },
      effects: [{ kind: 'send-later', delay }],
    };
  }
  const [waitingFor, of] = KEPT[event.kind];
  return { state: { ...state, waitingFor }, effects: [{ kind: 'notify', of }] };
}

/** Sends what nothing else keeps, unless it is held. What keeps it yet is found when it is sent. */
function sendNow({ hold, ...waiting }: Sendable): PayoutStep {
  const state = { ...waiting, delay: null };
  return hold
    ? nothing({ ...state, hold, waitingFor: 'RELEASE' })
    : {
        state: { ...state, hold, waitingFor: 'PROVIDER' },
        effects: [{ kind: 'send', attempt: state.attempt }],
      };
}

/**
 * What failed goes to a new bank only: to the old one it would fail again. A new bank has a holder and
 * a wait of its own.
 */
function bankConnected(state: PayoutState, isNew: boolean): PayoutStep {
  if (state.waitingFor === 'BANK') {
    return sendNow(state);
  }
  if (isNew && (state.waitingFor === 'NAME' || state.waitingFor === 'TIME')) {
    return sendNow(state);
  }
  if (state.status === 'failed' && isNew) {
    const { attempt, sourceCharge, hold, fundedAt } = state;
    return sendNow({ ...PLANNED, attempt: attempt + 1, sourceCharge, hold, fundedAt });
  }
  return nothing(state);
}

/** What is sent is sent. A transfer that is being made may overtake the hold; its event says so. */
function held(state: PayoutState, hold: PayoutHold): PayoutStep {
  const effects: readonly PayoutEffect[] = [
    { kind: 'release-later', hold },
    { kind: 'notify', of: 'payout-held' },
  ];
  switch (state.status) {
    case 'waiting':
      return {
        state:
          state.waitingFor === 'PROVIDER'
            ? { ...state, waitingFor: 'RELEASE', hold }
            : { ...state, hold },
        effects,
      };
    case 'failed':
      return { state: { ...state, hold }, effects };
    default:
      return nothing(state);
  }
}

function released(state: PayoutState, since: Date | null): PayoutStep {
  const { hold } = state;
  if (!hold || (since && since.getTime() !== hold.since.getTime())) {
    return nothing(state);
  }
  return state.waitingFor === 'RELEASE'
    ? sendNow({ ...state, hold: null })
    : nothing({ ...state, hold: null } as PayoutState);
}

/** An event may overtake the answer to our own request, so each can be the first to say 'sent'. */
function transferred(state: PayoutState, event: Transferred): PayoutStep {
  if (event.attempt !== state.attempt || state.waitingFor === 'INVOICE_PAYMENT') {
    return nothing(state);
  }
  if (state.status !== 'waiting') {
    return state.transferId === event.transferId ? settled(state, event) : nothing(state);
  }
  const { transferId, at } = event;
  const sent: OnItsWay = {
    ...state,
    status: 'sent',
    waitingFor: null,
    hold: null,
    delay: null,
    transferId,
    sentAt: at,
  };
  const { state: last, effects } = settled(sent, event);
  return {
    state: last,
    effects: [{ kind: 'book-sent', transferId }, { kind: 'notify', of: 'payout-sent' }, ...effects],
  };
}

function settled(state: OnItsWay, { fate, at, transferId }: Transferred): PayoutStep {
  if (fate === 'arrived' && state.status === 'sent') {
    return nothing({ ...state, status: 'paid', paidAt: at });
  }
  if (fate === 'reversed' && state.status !== 'failed') {
    return {
      state: { ...state, status: 'failed', paidAt: null },
      effects: [
        { kind: 'book-returned', transferId },
        { kind: 'notify', of: 'payout-failed' },
      ],
    };
  }
  return nothing(state);
}
