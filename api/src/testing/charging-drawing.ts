import { cents } from '@leafshift/domain/money';
import {
  type Charge,
  type ChargeAnswer,
  type ChargeEvent,
  type ChargeReport,
  newCharge,
} from '../modules/invoice/domain/charge.ts';
import { nextCharge } from '../modules/invoice/domain/next-charge.ts';
import { stateDrawing } from './state-drawing.ts';

const at = new Date('2026-05-04T16:00:00Z');

const eventsIn = ({
  attempts,
  failures,
  due,
  secured,
}: Charge): Readonly<Record<string, ChargeEvent>> => {
  const answered = (answer: ChargeAnswer): ChargeEvent => ({
    kind: 'answered',
    attempt: attempts,
    answer,
    at,
  });
  const reported = (report: ChargeReport): ChargeEvent => ({ kind: 'reported', report, at });
  const paymentId = secured?.paymentId ?? 'pi_2';
  const amount = secured?.amount ?? due;
  const own = { status: 'paid', paymentId, providerCharge: 'ch_1', amount, card: null } as const;
  return {
    scheduled: { kind: 'scheduled', after: failures, at },
    'pay now': { kind: 'pay-now', at },
    'card changed': { kind: 'card-changed', at },
    paid: answered(own),
    ...(secured && { 'set aside is gone': answered({ status: 'secured-gone' }) }),
    'bank decides': answered({ status: 'processing', paymentId }),
    declined: answered({ status: 'declined', paymentId }),
    'approval wanted': answered({ status: 'authentication-required', paymentId }),
    'no card': answered({ status: 'card-missing' }),
    'no answer': answered({ status: 'unanswered' }),
    'error of ours': { kind: 'abandoned', attempt: attempts },
    'webhook says paid': reported(own),
    'webhook says bank decides': reported({ status: 'processing', paymentId }),
    'webhook says declined': reported({ status: 'declined', paymentId }),
    'webhook says cancelled': reported({ status: 'open', paymentId }),
    'taken back': { kind: 'taken-back', paymentId: 'pi_2', amount: cents(100), at },
  };
};

/** How an invoice is charged, as the function does it. */
export const chargingDrawing = (): string =>
  stateDrawing<Charge, ChargeEvent>({
    start: newCharge(cents(300), { paymentId: 'pi_1', amount: cents(200) }),
    eventsIn,
    next: (charge, event) => nextCharge(charge, event).charge,
    nameOf: ({ state }) => state,
    kindOf: (charge) =>
      JSON.stringify([
        charge.state,
        Math.min(charge.failures, 5),
        'before' in charge && charge.before.state,
        charge.secured !== null,
        Math.min(charge.counted.length, 3),
      ]),
  });
