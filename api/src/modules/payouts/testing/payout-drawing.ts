import { stateDrawing } from '../../../testing/state-drawing.ts';
import { nextPayoutState } from '../domain/next-payout-state.ts';
import type { PayoutEvent } from '../domain/payout-event.ts';
import { type PayoutState, PLANNED } from '../domain/payout-state.ts';

const at = new Date('2026-05-04T16:00:00Z');

const delay = { reason: 'BANK_CHANGED', since: at, until: at } as const;

const eventsIn = ({ attempt }: PayoutState): Readonly<Record<string, PayoutEvent>> => {
  const transferred = (fate: 'under-way' | 'arrived' | 'reversed'): PayoutEvent => ({
    kind: 'transferred',
    attempt,
    transferId: `tr_${attempt}`,
    fate,
    at,
  });
  return {
    'invoice paid': { kind: 'funded', charge: 'ch_1', at },
    'no bank': { kind: 'bank-missing', attempt },
    'bank connected': { kind: 'bank-connected', isNew: false },
    'new bank': { kind: 'bank-connected', isNew: true },
    'bank removed': { kind: 'bank-removed' },
    'address not verified': { kind: 'email-missing', attempt },
    'address verified': { kind: 'email-verified' },
    'another name': { kind: 'name-differs', attempt },
    'name accepted': { kind: 'name-accepted' },
    'too early': { kind: 'too-early', attempt, delay },
    'time has come': { kind: 'time-come', until: at },
    'hours to be accepted': { kind: 'acceptance-asked', until: at },
    'hours disputed': { kind: 'hours-disputed' },
    'hours settled': { kind: 'hours-settled' },
    held: { kind: 'held', hold: { reason: 'We ask', since: at, until: at } },
    released: { kind: 'released', since: null },
    transferred: transferred('under-way'),
    arrived: transferred('arrived'),
    reversed: transferred('reversed'),
  };
};

const nameOf = ({ status, waitingFor }: PayoutState): string =>
  waitingFor ? `waiting for ${waitingFor.toLowerCase()}` : status;

/** How a payout is sent, as the function does it. */
export const payoutDrawing = (): string =>
  stateDrawing<PayoutState, PayoutEvent>({
    start: PLANNED,
    eventsIn,
    next: (state, event) => nextPayoutState(state, event).state,
    nameOf,
    kindOf: (state) =>
      `${nameOf(state)}${Math.min(state.attempt, 2)}${state.hold ? ' held' : ''}${state.acceptance ? ' to be accepted' : ''}`,
  });
