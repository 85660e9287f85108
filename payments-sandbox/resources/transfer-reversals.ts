import type { Call, Route } from '../http/call.ts';
import { invalidRequest, noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import { embeddedList, listOf, listParams } from './lists.ts';
import { dollars } from './money.ts';
import { getTransfer } from './transfers.ts';

function create(call: Call): object {
  const transfer = getTransfer(call, call.path.transfer ?? '');
  const left = transfer.amount - transfer.amount_reversed;
  const amount = call.params.integer('amount') ?? left;
  if (left === 0 || amount < 1 || amount > left) {
    throw invalidRequest(
      left === 0
        ? `Transfer ${transfer.id} has already been fully reversed.`
        : `Reversal amount (${dollars(amount)}) must be positive and at most the unreversed amount of the transfer (${dollars(left)})`,
      undefined,
      'amount',
    );
  }
  const reversal = call.store.put('transferReversals', {
    id: newId('trr'),
    object: 'transfer_reversal',
    amount,
    balance_transaction: newId('txn'),
    created: call.now,
    currency: transfer.currency,
    destination_payment_refund: newId('pyr'),
    metadata: call.params.metadata(),
    source_refund: null,
    transfer: transfer.id,
  });
  const reversed = call.store.put('transfers', {
    ...transfer,
    amount_reversed: transfer.amount_reversed + amount,
    reversals: embeddedList(urlOf(transfer.id), reversalsOf(call, transfer.id)),
    reversed: amount === left,
  });
  call.record({ type: 'transfer.reversed', object: reversed });
  return reversal;
}

function list(call: Call): object {
  const { id } = getTransfer(call, call.path.transfer ?? '');
  return listOf(urlOf(id), reversalsOf(call, id), call.params);
}

function retrieve(call: Call): object {
  const id = call.path.id ?? '';
  const reversal = call.store.find('transferReversals', id);
  if (!reversal || reversal.transfer !== call.path.transfer)
    throw noSuch('transfer reversal', id, 'id');
  return reversal;
}

function reversalsOf(call: Call, transfer: string) {
  return call.store.all('transferReversals').filter((reversal) => reversal.transfer === transfer);
}

function urlOf(transfer: string): string {
  return `/v1/transfers/${transfer}/reversals`;
}

const path = '/v1/transfers/{transfer}/reversals';

export const transferReversalRoutes: readonly Route[] = [
  { method: 'POST', path, params: ['amount', 'description', 'metadata'], handle: create },
  { method: 'GET', path, params: [...listParams], handle: list },
  { method: 'GET', path: `${path}/{id}`, params: [], handle: retrieve },
];
