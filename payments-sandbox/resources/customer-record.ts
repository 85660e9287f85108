import type Stripe from 'stripe';
import type { Call } from '../http/call.ts';
import { noSuch } from '../http/failure.ts';

/** The customer with this id; throws Stripe's 'No such customer'. */
export function getCustomer(
  call: Call,
  id: string,
  param = 'customer',
  status: 400 | 404 = 400,
): Stripe.Customer {
  const customer = call.store.find('customers', id);
  if (!customer) throw noSuch('customer', id, param, status);
  return customer;
}
