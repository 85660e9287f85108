import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import { Failure, noSuch } from '../http/failure.ts';

/** The connected account in the path; throws as Stripe does where the platform has no such account. */
export function getAccount(call: Pick<Call, 'store'>, id: string): Stripe.Account {
  const account = call.store.find('accounts', id);
  if (account) return account;
  throw new Failure(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });
}

/** The connected account named by a parameter. */
export function findDestination(call: Call, param: string): Stripe.Account {
  const id = call.params.requiredText(param);
  const account = call.store.find('accounts', id);
  if (!account) throw noSuch('destination', id, param, 400);
  return account;
}
