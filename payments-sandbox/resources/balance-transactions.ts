import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { newId } from '../state/ids.ts';
import { listOf, listParams } from './lists.ts';

interface Movement {
  /** Cents; negative for what leaves the balance. */
  readonly amount: number;
  readonly fee: number;
  /** The id of what moves it. */
  readonly source: string;
  readonly type?: 'adjustment' | 'payment';
}

/** One movement of a balance, without a table of its own: who moves money shows it. */
export const movement = (
  { now }: Pick<Call, 'now'>,
  { amount, fee, source, type = 'adjustment' }: Movement,
): Stripe.BalanceTransaction => ({
  id: newId('txn'),
  object: 'balance_transaction',
  amount,
  available_on: now,
  balance_type: 'payments',
  created: now,
  currency: 'cad',
  description: null,
  exchange_rate: null,
  fee,
  fee_details: [],
  net: amount - fee,
  reporting_category: type === 'payment' ? 'charge' : 'dispute',
  source,
  status: 'available',
  type,
});

/** What a payout of a connected account to its bank was made of. */
function list(call: Call): object {
  const payout = call.params.text('payout');
  const contents = payout === undefined ? undefined : call.store.find('payoutContents', payout);
  return listOf('/v1/balance_transactions', contents?.transactions ?? [], call.params);
}

export const balanceTransactionRoutes: readonly Route[] = [
  {
    method: 'GET',
    path: '/v1/balance_transactions',
    params: [...listParams, 'payout'],
    handle: list,
  },
];
