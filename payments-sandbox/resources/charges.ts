import type Stripe from 'stripe';
import type { Decline } from '../cards/test-cards.ts';
import type { Call, Route } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { createdWithin, listOf, listParams } from './lists.ts';

/** One attempt to take the intent's amount from the card: paid, or refused for the reason given. */
export function createCharge(
  call: Call,
  intent: Stripe.PaymentIntent,
  method: Stripe.PaymentMethod,
  refusal?: Decline,
): Stripe.Charge {
  const paid = refusal === undefined;
  const captured = paid && intent.capture_method !== 'manual';
  const charge = call.store.put('charges', {
    id: newId('ch'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: captured ? intent.amount : 0,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: captured ? newId('txn') : null,
    billing_details: method.billing_details,
    calculated_statement_descriptor: 'LEAFSHIFT SANDBOX',
    captured,
    created: call.now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: refusal?.code ?? null,
    failure_message: refusal?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: paid ? 'approved_by_network' : 'declined_by_network',
      reason: refusal?.decline_code ?? refusal?.code ?? null,
      risk_level: 'normal',
      seller_message: paid
        ? 'Payment complete.'
        : 'The bank did not return any further details with this decline.',
      type: paid ? 'authorized' : 'issuer_declined',
    },
    paid,
    payment_intent: intent.id,
    payment_method: method.id,
    payment_method_details: detailsOf(method),
    receipt_email: intent.receipt_email,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: intent.transfer_group,
  });
  call.record({ type: paid ? 'charge.succeeded' : 'charge.failed', object: charge });
  return charge;
}

/** The card as it is at the moment of the charge; null where the method is none. */
function detailsOf({ card }: Stripe.PaymentMethod): Stripe.Charge.PaymentMethodDetails | null {
  return card
    ? {
        type: 'card',
        card: {
          amount_authorized: null,
          authorization_code: null,
          brand: card.brand,
          checks: card.checks,
          country: card.country,
          electronic_commerce_indicator: null,
          exp_month: card.exp_month,
          exp_year: card.exp_year,
          fingerprint: card.fingerprint ?? null,
          funding: card.funding,
          installments: null,
          last4: card.last4,
          mandate: null,
          network: card.brand,
          network_transaction_id: null,
          regulated_status: card.regulated_status,
          three_d_secure: null,
          transaction_link_id: null,
          wallet: null,
        },
      }
    : null;
}

/** The charge with this id; throws Stripe's 'No such charge'. */
export function getCharge(
  call: Call,
  id: string,
  param = 'charge',
  status: 400 | 404 = 404,
): Stripe.Charge {
  const charge = call.store.find('charges', id);
  if (!charge) throw noSuch('charge', id, param, status);
  return charge;
}

function list(call: Call): object {
  const within = createdWithin(call.params);
  const customer = call.params.text('customer');
  const intent = call.params.text('payment_intent');
  const rows = call.store
    .all('charges')
    .filter(
      (row) =>
        within(row) &&
        (customer === undefined || row.customer === customer) &&
        (intent === undefined || row.payment_intent === intent),
    );
  return listOf('/v1/charges', rows, call.params);
}

export const chargeRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/charges',
    params: [...listParams, 'created', 'customer', 'payment_intent'],
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/charges/{charge}',
    params: [],
    handle: (call) => getCharge(call, call.path.charge ?? ''),
  },
];

/** What of a charge has come in and was not given back; what a part capture freed counts as given back. */
export const leftOf = (charge: Stripe.Charge): number =>
  charge.captured ? charge.amount - charge.amount_refunded : 0;
