import type Stripe from 'stripe';
import type { Params } from '../http/params.ts';

const parts = ['city', 'country', 'line1', 'line2', 'postal_code', 'state'] as const;

/** Reads `address[…]`; nothing where it is absent or unset. */
export function readAddress(params: Params | undefined): Stripe.Address | null {
  const address = params?.nested('address', parts);
  if (!address) return null;
  const part = (name: (typeof parts)[number]) => address.clearableText(name) ?? null;
  return {
    city: part('city'),
    country: part('country'),
    line1: part('line1'),
    line2: part('line2'),
    postal_code: part('postal_code'),
    state: part('state'),
  };
}
