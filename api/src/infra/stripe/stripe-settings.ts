/** How the provider is reached. */
export interface StripeSettings {
  readonly mode: 'sandbox' | 'stripe';
  readonly secretKey: string;
  readonly publishableKey: string;
  /** The newest first; several while a secret is being changed. */
  readonly webhookSecrets: readonly string[];
  /** The sandbox's origin; Stripe's own where there is none. */
  readonly origin?: URL;
}

/** The environment variables that decide. */
export interface StripeEnvironment {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PUBLISHABLE_KEY?: string | undefined;
  /** Several, separated by commas, while a secret is being changed. */
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  /** Where the sandbox is; unused with a secret key. */
  readonly STRIPE_SANDBOX_URL?: string | undefined;
}

/** Stripe with a secret key, the sandbox without. Throws where a key comes without the rest. */
export function readStripeSettings(env: StripeEnvironment): StripeSettings {
  const webhookSecrets = (env.STRIPE_WEBHOOK_SECRET ?? '')
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (!env.STRIPE_SECRET_KEY) {
    return {
      mode: 'sandbox',
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecrets: webhookSecrets.length > 0 ? webhookSecrets : ['whsec_sandbox'],
      origin: new URL(env.STRIPE_SANDBOX_URL ?? 'http://127.0.0.1:4301'),
    };
  }
  if (!env.STRIPE_PUBLISHABLE_KEY || webhookSecrets.length === 0) {
    throw new Error(
      'STRIPE_SECRET_KEY needs STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET beside it',
    );
  }
  return {
    mode: 'stripe',
    secretKey: env.STRIPE_SECRET_KEY,
    publishableKey: env.STRIPE_PUBLISHABLE_KEY,
    webhookSecrets,
  };
}
