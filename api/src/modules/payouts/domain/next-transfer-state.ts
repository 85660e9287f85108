import type { PayoutEvent, PayoutStep } from './payout-event.ts';
import type { PayoutState } from './payout-state.ts';

type Transferred = Extract<PayoutEvent, { kind: 'transferred' }>;
type OnItsWay = Exclude<PayoutState, { status: 'waiting' }>;

const nothing = (state: PayoutState): PayoutStep => ({ state, effects: [] });

/** How an attempt's transfer stands. An event may overtake the answer to our own request, so each can be the first to say 'sent'. */
export function transferred(state: PayoutState, event: Transferred): PayoutStep {
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
    acceptance: null,
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
