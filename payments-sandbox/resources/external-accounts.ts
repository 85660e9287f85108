import type Stripe from 'stripe';
import { readBank } from '../banks/bank-input.ts';
import type { Call, Route } from '../http/call.ts';
import { Failure, invalidRequest, missingParam, noSuch } from '../http/failure.ts';
import { getAccount } from './account-record.ts';
import { banksOf, settleAccount } from './account-state.ts';
import { listOf, listParams } from './lists.ts';
import { takeBankOf } from './tokens.ts';

/** Gives the account the bank account of `external_account`, a token or the bank's numbers. */
export function addBank(call: Call, account: Stripe.Account): Stripe.BankAccount {
  refuseExpress(account);
  const byDefault = call.params.has('default_for_currency')
    ? call.params.flag('default_for_currency')
    : false;
  return keepBank(call, account, readExternal(call), byDefault ?? false);
}

/** Gives the account this bank account; the first one, or one chosen so, is the one it is paid out to. */
export function keepBank(
  call: Call,
  account: Stripe.Account,
  bank: Stripe.BankAccount,
  byDefault: boolean,
): Stripe.BankAccount {
  const others = banksOf(call, account.id);
  const chosen = byDefault || others.length === 0;
  for (const other of chosen ? others : []) {
    call.store.put('bankAccounts', { ...other, default_for_currency: false });
  }
  const kept = call.store.put('bankAccounts', {
    ...bank,
    account: account.id,
    available_payout_methods: ['standard'],
    default_for_currency: chosen,
    metadata: {},
  });
  const settled = settleAccount(call, account);
  call.record({ type: 'account.external_account.created', object: kept, account: account.id });
  call.record({ type: 'account.updated', object: settled, account: account.id });
  return kept;
}

function readExternal(call: Call): Stripe.BankAccount {
  const { params } = call;
  const name = params.has('bank_account') ? 'bank_account' : 'external_account';
  if (!params.has(name)) throw missingParam('external_account');
  if (params.isText(name)) return takeBankOf(call, params.requiredText(name), name);
  const form = params.nested(name);
  if (!form) throw missingParam('external_account');
  if (name === 'external_account' && form.requiredText('object') !== 'bank_account') {
    throw invalidRequest('The sandbox knows bank accounts only.', undefined, form.nameOf('object'));
  }
  return readBank(form);
}

/** Stripe lets only the holder change the bank of an Express or Standard account. */
function refuseExpress(account: Stripe.Account): void {
  if (account.type === 'custom') return;
  throw new Failure(403, {
    type: 'invalid_request_error',
    message: `This application does not have the required permissions for this endpoint on account '${account.id}'.`,
  });
}

function create(call: Call): object {
  return addBank(call, getAccount(call, call.path.account ?? ''));
}

function update(call: Call): object {
  const account = getAccount(call, call.path.account ?? '');
  const bank = getBank(call, account);
  for (const other of call.params.flag('default_for_currency') ? banksOf(call, account.id) : []) {
    call.store.put('bankAccounts', { ...other, default_for_currency: other.id === bank.id });
  }
  const changed = call.store.put('bankAccounts', {
    ...getBank(call, account),
    metadata: call.params.metadata(bank.metadata ?? {}),
  });
  settleAccount(call, account);
  call.record({ type: 'account.external_account.updated', object: changed, account: account.id });
  return changed;
}

function remove(call: Call): object {
  const account = getAccount(call, call.path.account ?? '');
  const bank = getBank(call, account);
  if (bank.default_for_currency) {
    throw invalidRequest(
      'You cannot delete the default external account for your default currency. Please make another external account the default using the `default_for_currency` param, and then delete this one.',
    );
  }
  call.store.remove('bankAccounts', bank.id);
  settleAccount(call, account);
  call.record({ type: 'account.external_account.deleted', object: bank, account: account.id });
  return { id: bank.id, object: 'bank_account', currency: bank.currency, deleted: true };
}

function getBank(call: Call, account: Stripe.Account): Stripe.BankAccount {
  const id = call.path.id ?? '';
  const bank = call.store.find('bankAccounts', id);
  if (bank?.account !== account.id) throw noSuch('external account', id, 'id');
  return bank;
}

function list(call: Call): object {
  const { id } = getAccount(call, call.path.account ?? '');
  return listOf(`/v1/accounts/${id}/external_accounts`, banksOf(call, id), call.params);
}

const path = '/v1/accounts/{account}/external_accounts';

export const externalAccountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path,
    params: ['bank_account', 'default_for_currency', 'external_account'],
    handle: create,
  },
  { method: 'GET', path, params: [...listParams], handle: list },
  {
    method: 'GET',
    path: `${path}/{id}`,
    params: [],
    handle: (call) => getBank(call, getAccount(call, call.path.account ?? '')),
  },
  {
    method: 'POST',
    path: `${path}/{id}`,
    params: ['default_for_currency', 'metadata'],
    handle: update,
  },
  { method: 'DELETE', path: `${path}/{id}`, params: [], handle: remove },
];
