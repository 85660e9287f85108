/** What an API of a spec needs to run as production does, on a sandbox that nobody asks. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  PAYMENTS: 'sandbox',
  STRIPE_SANDBOX_URL: 'http://127.0.0.1:1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
  MAIL: 'files',
  JWT_SECRET: 'the secret of a spec, of no use elsewhere',
} as const;
