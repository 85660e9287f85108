import { transferred } from './next-transfer-state.ts';
import type { PayoutEffect, PayoutEvent, PayoutObstacle, PayoutStep } from './payout-event.ts';
import { type PayoutHold, type PayoutState, PLANNED } from './payout-state.ts';

/** The state after an event; the same object where nothing follows from it. */
export function nextPayoutState(state: PayoutState, event: PayoutEvent): PayoutStep {
  switch (event.kind) {
    case 'funded':
      return state.waitingFor === 'INVOICE_PAYMENT'
        ? sendNow({ ...state, sourceCharge: event.charge, fundedAt: event.at })
        : nothing(state);
    case 'bank-connected':
      return bankConnected(state, event.isNew);
    case 'bank-removed':
      return bankRemoved(state);
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
    case 'acceptance-asked':
    case 'hours-disputed':
    case 'hours-settled':
      return accepting(state, event);
    case 'held':
      return held(state, event.hold);
    case 'released':
      return released(state, event.since);
    case 'transferred':
      return transferred(state, event);
  }
}

type Accepting = Extract<
  PayoutEvent,
  { kind: 'acceptance-asked' | 'hours-disputed' | 'hours-settled' }
>;
type Waiting = Extract<PayoutState, { status: 'waiting' }>;
type Sendable = Omit<Waiting, 'sourceCharge' | 'waitingFor'> & {
  readonly sourceCharge: string | null;
};

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

/**
 * Sends what nothing else keeps, unless its hours are not settled or it is held. What keeps it yet is
 * found when it is sent.
 */
function sendNow({ hold, acceptance, ...waiting }: Sendable): PayoutStep {
  if (acceptance) {
    return nothing({ ...waiting, hold, delay: null, waitingFor: 'ACCEPTANCE', acceptance });
  }
  const state = { ...waiting, delay: null, acceptance };
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

/** A day and a comparison of names were those of the bank that is gone. */
const bankRemoved = (state: PayoutState): PayoutStep =>
  state.waitingFor === 'TIME' || state.waitingFor === 'NAME'
    ? nothing({ ...state, waitingFor: 'BANK', delay: null })
    : nothing(state);

/** Asked when the payout is planned; what is disputed waits until it is decided. */
function accepting(state: PayoutState, event: Accepting): PayoutStep {
  if (event.kind === 'acceptance-asked') {
    return state.waitingFor === 'INVOICE_PAYMENT'
      ? nothing({ ...state, acceptance: { until: event.until } })
      : nothing(state);
  }
  if (!state.acceptance) {
    return nothing(state);
  }
  if (event.kind === 'hours-disputed') {
    return nothing({ ...state, acceptance: { until: null } });
  }
  const settled = { ...state, acceptance: null };
  return settled.waitingFor === 'ACCEPTANCE' ? sendNow(settled) : nothing(settled as PayoutState);
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
