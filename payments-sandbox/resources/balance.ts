import type { Call, Route } from '../http/call.ts';
import { leftOf } from './charges.ts';

/** What the platform may transfer, in cents: its opening balance, what was charged, less what went out. */
export function availableCents(call: Call): number {
  const { store } = call;
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    call.openingBalance +
    sum(store.all('charges').map(leftOf)) -
    sum(store.all('transfers').map((transfer) => transfer.amount - transfer.amount_reversed)) +
    sum(store.all('disputes').flatMap((one) => one.balance_transactions.map(({ net }) => net)))
  );
}

function retrieve(call: Call): object {
  const amount = availableCents(call);
  return {
    object: 'balance',
    available: [{ amount, currency: 'cad', source_types: { card: amount } }],
    livemode: false,
    pending: [{ amount: 0, currency: 'cad', source_types: { card: 0 } }],
  };
}

export const balanceRoutes: readonly Route[] = [
  { method: 'GET', path: '/v1/balance', params: [], handle: retrieve },
];
