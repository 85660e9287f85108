import type Stripe from 'stripe';
import { readBank } from '../banks/bank-input.ts';
import type { Call, Route } from '../http/call.ts';
import { invalidRequest, missingParam, noSuch } from '../http/failure.ts';
import { newId } from '../state/ids.ts';

function create(call: Call): object {
  const form = call.params.nested('bank_account');
  if (!form) throw missingParam('bank_account');
  return call.store.put('tokens', {
    id: newId('btok'),
    object: 'token',
    bank_account: readBank(form),
    client_ip: null,
    created: call.now,
    livemode: false,
    type: 'bank_account',
    used: false,
  });
}

/** The bank account of a token, which is spent by this. */
export function takeBankOf(call: Call, id: string, param: string): Stripe.BankAccount {
  const token = call.store.find('tokens', id);
  if (!token?.bank_account) throw noSuch('token', id, param, 400);
  if (token.used) {
    throw invalidRequest(
      `You cannot use a Stripe token more than once: ${id}.`,
      'token_already_used',
      param,
    );
  }
  call.store.put('tokens', { ...token, used: true });
  return token.bank_account;
}

function retrieve(call: Call): object {
  const id = call.path.token ?? '';
  const token = call.store.find('tokens', id);
  if (!token) throw noSuch('token', id, 'token');
  return token;
}

export const tokenRoutes: readonly Route[] = [
  { method: 'POST', path: '/v1/tokens', params: ['bank_account'], forPages: true, handle: create },
  { method: 'GET', path: '/v1/tokens/{token}', params: [], handle: retrieve },
];
