import Stripe from 'stripe';
import type { StripeSettings } from './stripe-settings.ts';

/** How long to wait for the provider. */
export interface Patience {
  /** Milliseconds for one request. */
  readonly timeout: number;
  /** How often a request without an answer is sent again, under the same idempotency key. */
  readonly retries: number;
}

const usual: Patience = { timeout: 10_000, retries: 2 };

/** The official library, pointed at Stripe or at the sandbox. */
export function createStripeClient(settings: StripeSettings, patience: Patience = usual): Stripe {
  const { origin } = settings;
  const secure = origin?.protocol === 'https:';
  return new Stripe(settings.secretKey, {
    appInfo: { name: 'Leafshift' },
    maxNetworkRetries: patience.retries,
    telemetry: false,
    timeout: patience.timeout,
    ...(origin && {
      host: origin.hostname,
      port: origin.port || (secure ? 443 : 80),
      protocol: secure ? ('https' as const) : ('http' as const),
    }),
  });
}
