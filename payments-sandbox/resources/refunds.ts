import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { invalidRequest, missingParam, noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { getCharge, leftOf } from './charges.ts';
import { createdWithin, listOf, listParams } from './lists.ts';
import { dollars } from './money.ts';

function create(call: Call): object {
  const { params } = call;
  const charge = chargeToRefund(call);
  const left = leftOf(charge);
  if (left === 0) {
    throw invalidRequest(
      `Charge ${charge.id} has already been refunded.`,
      'charge_already_refunded',
    );
  }
  const amount = params.integer('amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalidRequest(
      amount < 1
        ? 'This value must be greater than or equal to 1.'
        : `Refund amount (${dollars(amount)}) is greater than unrefunded amount on charge (${dollars(left)})`,
      amount < 1 ? 'parameter_invalid_integer' : undefined,
      'amount',
    );
  }
  const refund = call.store.put('refunds', {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: newId('txn'),
    charge: charge.id,
    created: call.now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
        type: 'refund',
      },
      type: 'card',
    },
    metadata: params.metadata(),
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: params.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: 'succeeded',
    transfer_reversal: null,
  });
  const refunded = call.store.put('charges', {
    ...charge,
    amount_refunded: charge.amount_refunded + amount,
    refunded: amount === left,
  });
  call.record({ type: 'refund.created', object: refund });
  call.record({ type: 'charge.refunded', object: refunded });
  return refund;
}

function chargeToRefund(call: Call): Stripe.Charge {
  const intentId = call.params.text('payment_intent');
  const chargeId = call.params.text('charge');
  if (chargeId !== undefined) return paidOnly(getCharge(call, chargeId, 'charge', 400));
  if (intentId === undefined) throw missingParam('charge');
  const intent = call.store.find('paymentIntents', intentId);
  if (!intent) throw noSuch('payment_intent', intentId, 'payment_intent', 400);
  if (typeof intent.latest_charge !== 'string') {
    throw invalidRequest(
      `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
      'resource_missing',
    );
  }
  return paidOnly(getCharge(call, intent.latest_charge));
}

function paidOnly(charge: Stripe.Charge): Stripe.Charge {
  if (charge.paid) return charge;
  throw invalidRequest(
    `Charge ${charge.id} has failed and cannot be refunded.`,
    undefined,
    'charge',
  );
}

function retrieve(call: Call): object {
  const id = call.path.refund ?? '';
  const refund = call.store.find('refunds', id);
  if (!refund) throw noSuch('refund', id, 'refund');
  return refund;
}

function list(call: Call): object {
  const within = createdWithin(call.params);
  const charge = call.params.text('charge');
  const intent = call.params.text('payment_intent');
  const rows = call.store
    .all('refunds')
    .filter(
      (row) =>
        within(row) &&
        (charge === undefined || row.charge === charge) &&
        (intent === undefined || row.payment_intent === intent),
    );
  return listOf('/v1/refunds', rows, call.params);
}

export const refundRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/refunds',
    params: ['amount', 'charge', 'metadata', 'payment_intent', 'reason'],
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/refunds',
    params: [...listParams, 'charge', 'created', 'payment_intent'],
    handle: list,
  },
  { method: 'GET', path: '/v1/refunds/{refund}', params: [], handle: retrieve },
];
