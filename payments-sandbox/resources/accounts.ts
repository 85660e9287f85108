import type Stripe from 'stripe';
import type { Call, Route } from '../http/call.ts';
import { invalidRequest } from '../http/failure.ts';
import { newId } from '../state/ids.ts';
import {
  accountFields,
  readAcceptance,
  readCapabilities,
  readPerson,
  readProfile,
} from './account-details.ts';
import { getAccount } from './account-record.ts';
import { settleAccount } from './account-state.ts';
import { addBank } from './external-accounts.ts';
import { createdWithin, listOf, listParams } from './lists.ts';

const businessTypes = ['company', 'government_entity', 'individual', 'non_profit'] as const;

function create(call: Call): object {
  const { params } = call;
  const country = params.text('country') ?? 'CA';
  if (country !== 'CA') {
    throw invalidRequest(
      `The sandbox knows accounts in CA only, not ${country}.`,
      undefined,
      'country',
    );
  }
  const id = newId('acct', 16);
  const type = params.choice('type', ['custom', 'express', 'standard']) ?? 'standard';
  const account = settleAccount(call, {
    ...emptyAccount(call, id),
    controller: { type: 'application', is_controller: true },
    type,
    ...detailsFrom(call, id),
  });
  return withBank(call, account);
}

function update(call: Call): object {
  const before = getAccount(call, call.path.account ?? '');
  const changed = settleAccount(call, { ...before, ...detailsFrom(call, before.id, before) });
  const account = withBank(call, changed);
  call.record({ type: 'account.updated', object: account, account: account.id });
  return account;
}

function withBank(call: Call, account: Stripe.Account): Stripe.Account {
  if (!call.params.has('external_account')) return account;
  addBank(call, account);
  return getAccount(call, account.id);
}

function detailsFrom(call: Call, id: string, before?: Stripe.Account) {
  const { params } = call;
  const individual = readPerson(call, id, before?.individual);
  return {
    business_profile: readProfile(params, before?.business_profile),
    business_type: params.choice('business_type', businessTypes) ?? before?.business_type ?? null,
    capabilities: readCapabilities(params, before?.capabilities),
    default_currency: params.choice('default_currency', ['cad']) ?? 'cad',
    email: params.text('email') ?? before?.email ?? null,
    ...(individual ? { individual } : {}),
    metadata: params.metadata(before?.metadata),
    tos_acceptance: readAcceptance(params, before?.tos_acceptance),
  };
}

function emptyAccount(call: Call, id: string): Stripe.Account {
  return {
    id,
    object: 'account',
    charges_enabled: false,
    country: 'CA',
    created: call.now,
    details_submitted: false,
    email: null,
    payouts_enabled: false,
    settings: {
      branding: { icon: null, logo: null, primary_color: null, secondary_color: null },
      card_payments: {
        statement_descriptor_prefix: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      dashboard: { display_name: null, timezone: 'America/Toronto' },
      payments: {
        statement_descriptor: null,
        statement_descriptor_kana: null,
        statement_descriptor_kanji: null,
        statement_descriptor_prefix_kana: null,
        statement_descriptor_prefix_kanji: null,
      },
      payouts: {
        debit_negative_balances: true,
        schedule: { delay_days: 7, interval: 'daily' },
        statement_descriptor: null,
      },
    },
    type: 'standard',
  };
}

function remove(call: Call): object {
  const { id } = getAccount(call, call.path.account ?? '');
  call.store.remove('accounts', id);
  call.store.put('deleted', { id, object: 'account' });
  return { id, object: 'account', deleted: true };
}

function list(call: Call): object {
  const within = createdWithin(call.params);
  const rows = call.store.all('accounts').filter((row) => within({ created: row.created ?? 0 }));
  return listOf('/v1/accounts', rows, call.params);
}

export const accountRoutes: readonly Route[] = [
  {
    method: 'POST',
    path: '/v1/accounts',
    params: [...accountFields, 'country', 'type'],
    handle: create,
  },
  { method: 'GET', path: '/v1/accounts', params: [...listParams, 'created'], handle: list },
  {
    method: 'GET',
    path: '/v1/accounts/{account}',
    params: [],
    handle: (call) => getAccount(call, call.path.account ?? ''),
  },
  { method: 'POST', path: '/v1/accounts/{account}', params: [...accountFields], handle: update },
  { method: 'DELETE', path: '/v1/accounts/{account}', params: [], handle: remove },
];
