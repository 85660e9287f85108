import type { Call } from '../http/call.ts';
import { invalidRequest } from '../http/failure.ts';

interface NextAction {
  type: 'redirect_to_url' | 'use_stripe_sdk';
  redirect_to_url?: { return_url: string; url: string };
  use_stripe_sdk?: { type: string; stripe_js: string };
}

/** Where the card's owner approves: the sandbox's page, left for `returnUrl` where one is given. */
export function authenticationAction(
  call: Call,
  intent: { readonly id: string; readonly client_secret: string | null },
  returnUrl: string | undefined,
): NextAction {
  const page = new URL(`${call.publicUrl}/authenticate/${intent.id}`);
  page.searchParams.set('client_secret', intent.client_secret ?? '');
  if (returnUrl === undefined) {
    return {
      type: 'use_stripe_sdk',
      use_stripe_sdk: { type: 'three_d_secure_redirect', stripe_js: page.href },
    };
  }
  page.searchParams.set('return_url', returnUrl);
  return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: page.href } };
}

/** Throws unless a page that calls with a client secret knows this intent's. */
export function checkClientSecret(
  call: Call,
  kind: 'PaymentIntent' | 'SetupIntent',
  intent: { readonly client_secret: string | null },
): void {
  const given = call.params.text('client_secret');
  if (given === undefined && call.caller === 'platform') return;
  if (given === intent.client_secret) return;
  throw invalidRequest(
    `The client_secret provided does not match any associated ${kind} on this account.`,
    kind === 'SetupIntent' ? 'setup_intent_unexpected_state' : 'payment_intent_unexpected_state',
    'client_secret',
  );
}
