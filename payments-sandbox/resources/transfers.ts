import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { type ApiError, Failure, invalidRequest, noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { findDestination } from './account-record.ts';
import { takesTransfers } from './account-state.ts';
import { availableCents } from './balance.ts';
import { getCharge, leftOf } from './charges.ts';
import { createdWithin, embeddedList, listOf, listParams } from './lists.ts';
import { readAmount, readCurrency } from './money.ts';

function create(call: Call): object {
  const { params } = call;
  const currency = readCurrency(params);
  const amount = readAmount(params, currency, 1);
  const destination = findDestination(call, 'destination');
  const source = params.text('source_transaction');
  if (!takesTransfers(destination)) {
    throw invalidRequest(
      'Your destination account needs to have at least one of the following capabilities enabled: transfers, crypto_transfers, legacy_payments',
      'insufficient_capabilities_for_transfer',
    );
  }
  checkFunds(call, amount, source);
  const id = newId('tr');
  const transfer = call.store.put('transfers', {
    id,
    object: 'transfer',
    amount,
    amount_reversed: 0,
    balance_transaction: newId('txn'),
    created: call.now,
    currency,
    description: params.text('description') ?? null,
    destination: destination.id,
    destination_payment: newId('py'),
    livemode: false,
    metadata: params.metadata(),
    reversals: embeddedList(`/v1/transfers/${id}/reversals`, []),
    reversed: false,
    source_transaction: source ?? null,
    source_type: 'card',
    transfer_group: params.text('transfer_group') ?? null,
  });
  call.record({ type: 'transfer.created', object: transfer });
  return transfer;
}

// Stripe finds this out after the work has begun, and so keeps it under the idempotency key.
const insufficientFunds: ApiError = {
  type: 'invalid_request_error',
  code: 'balance_insufficient',
  message:
    'You have insufficient available funds in your Stripe account. Try adding funds directly to your available balance by creating Charges using the 4000000000000077 test card. See: https://stripe.com/docs/testing#available-balance',
};

function checkFunds(call: Call, amount: number, source: string | undefined): void {
  if (source === undefined) {
    if (amount <= availableCents(call)) return;
    throw new Failure(400, insufficientFunds, true);
  }
  const charge = getCharge(call, source, 'source_transaction', 400);
  const moved = call.store
    .all('transfers')
    .filter((transfer) => transfer.source_transaction === source)
    .reduce((sum, transfer) => sum + transfer.amount - transfer.amount_reversed, 0);
  const left = leftOf(charge) - moved;
  if (amount <= left) return;
  throw invalidRequest(
    `The transfer amount cannot be greater than the source transaction's remaining amount (${left}).`,
    undefined,
    'amount',
  );
}

/** The transfer with this id; throws Stripe's 'No such transfer'. */
export function getTransfer(call: Call, id: string): Stripe.Transfer {
  const transfer = call.store.find('transfers', id);
  if (!transfer) throw noSuch('transfer', id, 'transfer');
  return transfer;
}

function update(call: Call): object {
  const transfer = getTransfer(call, call.path.transfer ?? '');
  const changed = call.store.put('transfers', {
    ...transfer,
    description: call.params.text('description') ?? transfer.description,
    metadata: call.params.metadata(transfer.metadata),
  });
  call.record({ type: 'transfer.updated', object: changed });
  return changed;
}

function list(call: Call): object {
  const { params } = call;
  const within = createdWithin(params);
  const destination = params.text('destination');
  const group = params.text('transfer_group');
  const rows = call.store
    .all('transfers')
    .filter(
      (row) =>
        within(row) &&
        (destination === undefined || row.destination === destination) &&
        (group === undefined || row.transfer_group === group),
    );
  return listOf('/v1/transfers', rows, params);
}

export const transferRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/transfers',
    params: [
      'amount',
      'currency',
      'description',
      'destination',
      'metadata',
      'source_transaction',
      'transfer_group',
    ],
    handle: create,
  },
  {
    method: 'GET',
    path: '/v1/transfers',
    params: [...listParams, 'created', 'destination', 'transfer_group'],
    handle: list,
  },
  {
    method: 'GET',
    path: '/v1/transfers/{transfer}',
    params: [],
    handle: (call) => getTransfer(call, call.path.transfer ?? ''),
  },
  {
    method: 'POST',
    path: '/v1/transfers/{transfer}',
    params: ['description', 'metadata'],
    handle: update,
  },
];
