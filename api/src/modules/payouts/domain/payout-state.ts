/**
 * What a waiting payout waits for: the employer's payment, the worker's bank or that their address is
 * verified, the end of a hold, or the provider.
 */
export type PayoutWaitsFor = 'INVOICE_PAYMENT' | 'BANK' | 'EMAIL' | 'RELEASE' | 'PROVIDER';

/** The back office holds the pay back until then; the worker is told the reason. */
export interface PayoutHold {
  readonly reason: string;
  readonly since: Date;
  readonly until: Date;
}

/** The fields that every state has, with what they are where a state does not say otherwise. */
interface Unsent {
  readonly hold: PayoutHold | null;
  /** Counts the times that the pay is sent, from 1; another one follows a transfer that was reversed. */
  readonly attempt: number;
  /** The provider's id of this attempt's transfer. */
  readonly transferId: null;
  readonly sentAt: null;
  readonly paidAt: null;
}

interface Sent {
  readonly hold: null;
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
      readonly waitingFor: 'BANK' | 'EMAIL';
      readonly sourceCharge: string;
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
  | { readonly kind: 'funded'; readonly charge: string }
  /** The worker has connected a bank; `isNew` unless it is the one that they had. */
  | { readonly kind: 'bank-connected'; readonly isNew: boolean }
  /** There is no bank to send it to. */
  | { readonly kind: 'bank-missing'; readonly attempt: number }
  /** The worker's address is not verified. */
  | { readonly kind: 'email-missing'; readonly attempt: number }
  | { readonly kind: 'email-verified' }
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
  | { readonly kind: 'notify'; readonly of: PayoutNews };

/** What the worker is notified of. */
export type PayoutNews = 'payout-waiting' | 'payout-needs-email' | 'payout-held' | 'payout-sent';

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
        ? sendNow({ ...state, sourceCharge: event.charge })
        : nothing(state);
    case 'bank-connected':
      return bankConnected(state, event.isNew);
    case 'bank-missing':
      return state.waitingFor === 'PROVIDER' && state.attempt === event.attempt
        ? {
            state: { ...state, waitingFor: 'BANK' },
            effects: [{ kind: 'notify', of: 'payout-waiting' }],
          }
        : nothing(state);
    case 'email-missing':
      return state.waitingFor === 'PROVIDER' && state.attempt === event.attempt
        ? {
            state: { ...state, waitingFor: 'EMAIL' },
            effects: [{ kind: 'notify', of: 'payout-needs-email' }],
          }
        : nothing(state);
    case 'email-verified':
      return state.waitingFor === 'EMAIL' ? sendNow(state) : nothing(state);
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
type Sendable = Omit<Waiting, 'sourceCharge' | 'waitingFor'> & { readonly sourceCharge: string };
type OnItsWay = Exclude<PayoutState, Waiting>;

const nothing = (state: PayoutState): PayoutStep => ({ state, effects: [] });

/** Sends what nothing else keeps, unless it is held. */
function sendNow({ hold, ...state }: Sendable): PayoutStep {
  return hold
    ? nothing({ ...state, hold, waitingFor: 'RELEASE' })
    : {
        state: { ...state, hold, waitingFor: 'PROVIDER' },
        effects: [{ kind: 'send', attempt: state.attempt }],
      };
}

/** What failed goes to a new bank only: to the old one it would fail again. */
function bankConnected(state: PayoutState, isNew: boolean): PayoutStep {
  if (state.waitingFor === 'BANK') {
    return sendNow(state);
  }
  if (state.status === 'failed' && isNew) {
    const { attempt, sourceCharge, hold } = state;
    return sendNow({ ...PLANNED, attempt: attempt + 1, sourceCharge, hold });
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
      effects: [{ kind: 'book-returned', transferId }],
    };
  }
  return nothing(state);
}
