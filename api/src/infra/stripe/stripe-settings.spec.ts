import { readStripeSettings } from './stripe-settings.ts';

describe('the provider’s settings', () => {
  it('are the sandbox’s without a secret key', () => {
    expect(readStripeSettings({})).toEqual({
      mode: 'sandbox',
      secretKey: 'sk_test_sandbox',
      publishableKey: 'pk_test_sandbox',
      webhookSecrets: ['whsec_sandbox'],
      origin: new URL('http://127.0.0.1:4301'),
    });
  });

  it('are Stripe’s with a secret key, which never goes to the sandbox', () => {
    expect(
      readStripeSettings({
        STRIPE_SECRET_KEY: 'sk_live_1',
        STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
        STRIPE_WEBHOOK_SECRET: 'whsec_new, whsec_old,',
        STRIPE_SANDBOX_URL: 'http://127.0.0.1:4301',
      }),
    ).toEqual({
      mode: 'stripe',
      secretKey: 'sk_live_1',
      publishableKey: 'pk_live_1',
      webhookSecrets: ['whsec_new', 'whsec_old'],
    });
  });

  it.each([
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_PUBLISHABLE_KEY: 'pk_test_1' },
    { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' },
  ])('are refused when half of them is there', (env) => {
    expect(() => readStripeSettings(env)).toThrow(/STRIPE_SECRET_KEY needs/);
  });
});
