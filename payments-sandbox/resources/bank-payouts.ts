import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { movement } from './balance-transactions.ts';

/** A connected account's payout of one transfer comes back from the bank; the money is in the account's balance again. */
export function failBankPayout(
  call: Call,
  { amount, destination, destination_payment: payment }: Stripe.Transfer,
): boolean {
  if (typeof destination !== 'string' || typeof payment !== 'string') return false;
  const payout = call.store.put('payouts', {
    id: newId('po'),
    object: 'payout',
    amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: call.now,
    automatic: true,
    balance_transaction: newId('txn'),
    created: call.now,
    currency: 'cad',
    description: 'STRIPE PAYOUT',
    destination: null,
    failure_balance_transaction: newId('txn'),
    failure_code: 'account_closed',
    failure_message: 'The bank account has been closed.',
    livemode: false,
    metadata: {},
    method: 'standard',
    original_payout: null,
    payout_method: null,
    reconciliation_status: 'completed',
    reversed_by: null,
    source_type: 'card',
    statement_descriptor: null,
    status: 'failed',
    trace_id: null,
    type: 'bank_account',
  });
  call.store.put('payoutContents', {
    id: payout.id,
    transactions: [movement(call, { amount, fee: 0, source: payment, type: 'payment' })],
  });
  call.record({ type: 'payout.failed', object: payout, account: destination });
  return true;
}

export const bankPayoutRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/payouts/{payout}',
    params: [],
    handle(call) {
      const id = call.path.payout ?? '';
      const payout = call.store.find('payouts', id);
      if (!payout) throw noSuch('payout', id, 'payout');
      return payout;
    },
  },
];
