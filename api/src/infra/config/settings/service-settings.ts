import { z } from 'zod';
import { optional, optionalUrl, REQUIRED, setting } from './setting.ts';

const OR_SANDBOX = 'or `PAYMENTS=sandbox`';

const SmtpUrl = optional.pipe(
  z
    .string()
    .regex(/^smtps?:\/\/./, 'This must begin with smtp:// or smtps://')
    .optional(),
);

const RedisUrl = optional.pipe(
  z
    .string()
    .regex(/^rediss?:\/\/./, 'This must begin with redis:// or rediss://')
    .optional(),
);

const key = (prefix: RegExp, said: string) =>
  optional.pipe(z.string().regex(prefix, `This must begin with ${said}`).optional());

const PUSH_SERVICES =
  'fcm.googleapis.com,*.push.services.mozilla.com,*.notify.windows.com,web.push.apple.com';
/** A name with a letter at its end, so never an address of a network; or, on a developer's machine, a stand-in. */
const PUSH_HOST = /^(?:(?:\*\.)?(?:[a-z0-9-]+\.)+[a-z]{2,}|http:\/\/127\.0\.0\.1:\d+)$/;

const PushHosts = z
  .string()
  .default(PUSH_SERVICES)
  .transform((text) => text.split(',').map((host) => host.trim().toLowerCase()))
  .pipe(
    z.array(z.string().regex(PUSH_HOST, 'These must be names of hosts, such as *.example.com')),
  );

/** Payments, mails, text messages and the store of files. */
export const serviceSettings = {
  PAYMENTS: setting(optional.pipe(z.enum(['sandbox']).optional()), {
    what: '`sandbox` says that production is meant to run without a payment provider; it needs `STRIPE_SANDBOX_URL` and a `STRIPE_WEBHOOK_SECRET` of its own ([why](../adr/0384-what-production-does-not-guess.md))',
  }),
  STRIPE_SECRET_KEY: setting(key(/^[sr]k_/, 'sk_ or rk_'), {
    what: OR_SANDBOX,
    initial: REQUIRED,
    secret: true,
  }),
  STRIPE_PUBLISHABLE_KEY: setting(key(/^pk_/, 'pk_'), { what: OR_SANDBOX, initial: REQUIRED }),
  STRIPE_WEBHOOK_SECRET: setting(optional, {
    what: 'what the provider, or the sandbox, signs its events with; several, separated by commas, while one is changed',
    initial: REQUIRED,
    secret: true,
  }),
  STRIPE_SANDBOX_URL: setting(optionalUrl, {
    what: 'where the payment sandbox of this repository answers; production needs it with `PAYMENTS=sandbox`',
  }),

  MAIL: setting(optional.pipe(z.enum(['files']).optional()), {
    what: '`files` says that production is meant to write its mails to `DATA_DIR/mail`',
  }),
  SMTP_URL: setting(SmtpUrl, {
    what: 'the mail server, or `MAIL=files`',
    initial: REQUIRED,
    secret: true,
  }),
  MAIL_FROM: setting(z.string().default('Leafshift <no-reply@leafshift.ca>'), {
    what: 'who mails are from, such as `Leafshift <no-reply@example.ca>`; not needed with `MAIL=files`',
    initial: REQUIRED,
  }),

  SUPPORT_EMAIL: setting(optional.pipe(z.email().optional()), {
    what: 'address of support: it is mailed that a question waits, and shown beside the form',
  }),
  SMS: setting(optional.pipe(z.enum(['files']).optional()), {
    what: '`files` writes text messages to `DATA_DIR/sms`; without it and without Twilio phones are not verified',
  }),
  TWILIO_ACCOUNT_SID: setting(optional, {
    what: 'the Twilio account that sends text messages; the three settings come together',
  }),
  TWILIO_AUTH_TOKEN: setting(optional, { what: 'its token', secret: true }),
  TWILIO_FROM: setting(optional, {
    what: 'the number that messages come from, or a messaging service (`MG…`)',
  }),

  PUSH_PUBLIC_KEY: setting(key(/^B[A-Za-z0-9_-]{86}$/, 'B and be a VAPID key of 87 letters'), {
    what: 'the VAPID key that browsers are asked with; without the three settings production sends no pushes, in development a pair is kept in `DATA_DIR`',
  }),
  PUSH_PRIVATE_KEY: setting(optional, { what: 'the other half of that pair', secret: true }),
  PUSH_CONTACT: setting(key(/^(?:mailto:|https:\/\/)/, 'mailto: or https://'), {
    what: 'where push services reach who runs this portal',
  }),
  PUSH_HOSTS: setting(PushHosts, {
    what: 'the push services whose addresses browsers may give, separated by commas; `*.` stands for everything below a name',
    initial: PUSH_SERVICES,
  }),

  REDIS_URL: setting(RedisUrl, {
    what: 'a Redis through which processes reach one another’s windows and count requests together; without it the database does the first and each process the second',
    secret: true,
  }),

  S3_BUCKET: setting(optional, {
    what: 'uploads go into this bucket instead of `DATA_DIR`',
  }),
  S3_REGION: setting(z.string().min(1).default('ca-central-1'), {
    what: 'the region of the bucket',
  }),
  S3_ENDPOINT: setting(optionalUrl, { what: 'a store other than Amazon’s' }),
  S3_ACCESS_KEY_ID: setting(optional, {
    what: 'the store’s key; without it the machine’s own role',
  }),
  S3_SECRET_ACCESS_KEY: setting(optional, { what: 'the secret of that key', secret: true }),
};
