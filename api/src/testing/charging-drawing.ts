import { cents } from '@leafshift/domain/money';
import {
  type Charge,
  type ChargeAnswer,
  type ChargeEvent,
  NEW_CHARGE,
} from '../modules/invoice/domain/charge.ts';
import { nextCharge } from '../modules/invoice/domain/next-charge.ts';
import { stateDrawing } from './state-drawing.ts';

const at = new Date('2026-05-04T16:00:00Z');
const own = { paymentId: 'pi_1', providerCharge: 'ch_1' };

const eventsIn = ({ attempts, failures }: Charge): Readonly<Record<string, ChargeEvent>> => {
  const answered = (answer: ChargeAnswer): ChargeEvent => ({
    kind: 'answered',
    attempt: attempts,
    answer,
    at,
  });
  const reported = (status: 'paid' | 'processing' | 'declined' | 'open'): ChargeEvent => ({
    kind: 'reported',
    report: { status, ...own },
    at,
  });
  return {
    scheduled: { kind: 'scheduled', after: failures, at },
    'pay now': { kind: 'pay-now', at },
    'card changed': { kind: 'card-changed', at },
    paid: answered({ status: 'paid', ...own }),
    'bank decides': answered({ status: 'processing', paymentId: 'pi_1' }),
    declined: answered({ status: 'declined', paymentId: 'pi_1' }),
    'approval wanted': answered({ status: 'authentication-required', paymentId: 'pi_1' }),
    'no card': answered({ status: 'card-missing' }),
    'no answer': answered({ status: 'unanswered' }),
    'error of ours': { kind: 'abandoned', attempt: attempts },
    'webhook says paid': reported('paid'),
    'webhook says bank decides': reported('processing'),
    'webhook says declined': reported('declined'),
    'webhook says cancelled': reported('open'),
    'taken back': { kind: 'taken-back', paymentId: 'pi_1', amount: cents(100), at },
  };
};

/** How an invoice is charged, as the function does it. */
export const chargingDrawing = (): string =>
  stateDrawing<Charge, ChargeEvent>({
    start: NEW_CHARGE,
    eventsIn,
    next: (charge, event) => nextCharge(charge, event).charge,
    nameOf: ({ state }) => state,
    kindOf: (charge) =>
      JSON.stringify([
        charge.state,
        Math.min(charge.failures, 5),
        'before' in charge && charge.before.state,
      ]),
  });
