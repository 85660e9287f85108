import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { createdWithin, listOf, listParams } from './lists.ts';

/** The card's bank warns that its owner may not have meant a charge; no money moves. */
export function warnOfFraud(call: Call, charge: Stripe.Charge): void {
  const warning = call.store.put('fraudWarnings', {
    id: newId('issfr'),
    object: 'radar.early_fraud_warning',
    actionable: true,
    charge: charge.id,
    created: call.now,
    fraud_type: 'unauthorized_use_of_card',
    livemode: false,
    ...(charge.payment_intent ? { payment_intent: charge.payment_intent } : {}),
  });
  call.record({ type: 'radar.early_fraud_warning.created', object: warning });
}

function retrieve(call: Call): object {
  const id = call.path.early_fraud_warning ?? '';
  const warning = call.store.find('fraudWarnings', id);
  if (!warning) throw noSuch('early_fraud_warning', id, 'early_fraud_warning');
  return warning;
}

function list(call: Call): object {
  const within = createdWithin(call.params);
  const charge = call.params.text('charge');
  const intent = call.params.text('payment_intent');
  const rows = call.store
    .all('fraudWarnings')
    .filter(
      (row) =>
        within(row) &&
        (charge === undefined || row.charge === charge) &&
        (intent === undefined || row.payment_intent === intent),
    );
  return listOf('/v1/radar/early_fraud_warnings', rows, call.params);
}

const path = '/v1/radar/early_fraud_warnings';

export const fraudWarningRoutes: readonly Route[] = [
  {
    method: 'GET',
    path,
    params: [...listParams, 'charge', 'created', 'payment_intent'],
    handle: list,
  },
  { method: 'GET', path: `${path}/{early_fraud_warning}`, params: [], handle: retrieve },
];
