import { STILL_COMING_HOURS } from '@leafshift/domain/attendance';
import { VERIFICATION_GATES } from '@leafshift/domain/eligibility';
import {
  checkMinimumWageOverrides,
  type MinimumWageOverride,
} from '@leafshift/domain/minimum-wage';
import { DEFAULT_LATE_RELEASE_HOURS } from '@leafshift/domain/paid-time';
import {
  DEFAULT_MAX_HOURLY_RATE,
  HIGHEST_MINIMUM_RATE,
  RATE_STEP,
} from '@leafshift/domain/posting-rules';
import { SECURE_PAY_HOURS } from '@leafshift/domain/secured-pay';
import { DEFAULT_CLOCK_BOUNDS } from '@leafshift/domain/shift-lifecycle';
import { checkTaxOverrides, type TaxOverride } from '@leafshift/domain/tax';
import { z } from 'zod';

const onOff = (initial: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(initial)
    .transform((value) => value === 'on');

const optional = z
  .string()
  .optional()
  .transform((value) => value?.trim() || undefined);

const optionalUrl = optional.pipe(z.url().optional());

const count = (initial: number) => z.coerce.number().int().min(0).default(initial);

const json = <Schema extends z.ZodType>(schema: Schema, initial: string) =>
  z
    .string()
    .default(initial)
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue({ code: 'custom', message: 'This must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

const TaxOverrides = z
  .array(z.strictObject({ province: z.string(), percent: z.number(), from: z.iso.date() }))
  .superRefine((entries: TaxOverride[], context) => {
    try {
      checkTaxOverrides(entries);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
    }
  });

const MinimumWageOverrides = z
  .array(z.strictObject({ province: z.string(), amount: z.number(), from: z.iso.date() }))
  .superRefine((entries: MinimumWageOverride[], context) => {
    try {
      checkMinimumWageOverrides(entries);
    } catch (error) {
      context.addIssue({ code: 'custom', message: String(error) });
    }
  });

const Secret = z.string().min(32, 'At least 32 characters are needed');

/** What lets a process serve developers' pages has to be said: the default is production. */
const nodeEnv = optional.pipe(z.enum(['development', 'test', 'production']).default('production'));

/**
 * Every environment variable that the API reads, with its default. Rates of `TAX_OVERRIDES` look
 * like `[{"province":"NS","percent":14,"from":"2025-04-01"}]`, wages of `MINIMUM_WAGE_OVERRIDES` like
 * `[{"province":"ON","amount":18.5,"from":"2027-10-01"}]`.
 */
export const Environment = z.object({
  NODE_ENV: nodeEnv,
  API_HOST: z.string().default('127.0.0.1'),
  API_PORT: z.coerce.number().int().min(0).max(65_535).default(4300),
  PORT: z.coerce.number().int().min(1).max(65_535).default(4200),
  PORTAL_URL: optionalUrl,
  MONGODB_URI: z.string({ error: 'The address of the database is required' }).min(1),
  DATA_DIR: z.string().min(1).default('.data'),
  JWT_SECRET: optional.pipe(Secret.optional()),
  /** Secrets that were in use before, separated by commas: what they signed and sealed is still read. */
  JWT_SECRETS_BEFORE: optional.transform((text) => text?.split(',') ?? []).pipe(z.array(Secret)),
  SESSION_DAYS: z.coerce.number().positive().default(30),
  SESSION_HOURS_NOT_REMEMBERED: z.coerce.number().positive().default(12),
  SESSION_IDLE_DAYS: z.coerce.number().positive().default(7),
  /** How long after a suspension another account of the same person is recognised. */
  IDENTITY_MARKS_DAYS: z.coerce.number().int().min(0).default(365),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRUST_PROXY: z.string().default('loopback'),

  /** `sandbox` says that production is meant to run without a payment provider. */
  PAYMENTS: optional.pipe(z.enum(['sandbox']).optional()),
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_SANDBOX_URL: optionalUrl,

  /** `files` says that production is meant to write its mails to `DATA_DIR/mail`. */
  MAIL: optional.pipe(z.enum(['files']).optional()),
  SMTP_URL: optional,
  MAIL_FROM: z.string().default('Leafshift <no-reply@leafshift.ca>'),

  /** `files` writes text messages to `DATA_DIR/sms`; without it and without Twilio none are sent. */
  SMS: optional.pipe(z.enum(['files']).optional()),
  TWILIO_ACCOUNT_SID: optional,
  TWILIO_AUTH_TOKEN: optional,
  /** A number of ours, or the id of a messaging service (`MG…`). */
  TWILIO_FROM: optional,

  S3_BUCKET: optional,
  S3_REGION: z.string().min(1).default('ca-central-1'),
  S3_ENDPOINT: optionalUrl,
  S3_ACCESS_KEY_ID: optional,
  S3_SECRET_ACCESS_KEY: optional,

  APPLY_FORM_URL: optionalUrl,
  LEAFSHIFT_PERCENT: z.coerce.number().min(0).max(100).default(15),
  PROCESSING_FEE: z.coerce.number().min(0).multipleOf(0.01).default(2),
  /** In dollars; under the highest minimum rate, some kinds of shifts could not be posted at all. */
  MAX_HOURLY_RATE: z.coerce
    .number()
    .min(HIGHEST_MINIMUM_RATE)
    .multipleOf(RATE_STEP)
    .default(DEFAULT_MAX_HOURLY_RATE),
  TAX_OVERRIDES: json(TaxOverrides, '[]'),
  MINIMUM_WAGE_OVERRIDES: json(MinimumWageOverrides, '[]'),

  /** Hours for which the first two payouts of an account wait, from when each is funded. */
  PAYOUT_NEW_ACCOUNT_HOURS: z.coerce.number().min(0).default(72),
  /** Hours for which pay that has not left waits after the bank was changed. */
  PAYOUT_BANK_CHANGE_HOURS: z.coerce.number().min(0).default(72),

  /** Hours in which a worker can accept or dispute submitted hours; silence accepts, at once with 0. */
  TIMESHEET_ACCEPT_HOURS: z.coerce.number().min(0).default(48),

  PASSWORD_MIN_LENGTH: z.coerce.number().int().min(3).max(100).optional(),
  REFUSE_COMMON_PASSWORDS: z.enum(['on', 'off']).optional(),
  REFUSE_LEAKED_PASSWORDS: z.enum(['on', 'off']).optional(),
  /** The range API of Pwned Passwords, or a mirror of it. */
  LEAKED_PASSWORDS_URL: z.url().default('https://api.pwnedpasswords.com/range/'),

  /** What documents have to be before a worker is confirmed or a business posts a shift. */
  VERIFICATION_GATE: optional.pipe(z.enum(VERIFICATION_GATES).optional()),

  RATE_LIMITS: onOff('on'),
  RATE_LIMIT_REQUESTS_PER_MINUTE: count(1200),
  RATE_LIMIT_LOGINS_PER_ADDRESS: count(60),
  RATE_LIMIT_LOGINS_PER_ACCOUNT: count(60),
  RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS: count(10),
  RATE_LIMIT_REGISTRATIONS_PER_HOUR: count(30),
  RATE_LIMIT_UPLOADS_PER_DAY: count(40),
  RATE_LIMIT_RECOVERIES_PER_HOUR: count(5),
  RATE_LIMIT_RECOVERIES_PER_ADDRESS: count(30),
  RATE_LIMIT_CODES_PER_HOUR: count(5),
  RATE_LIMIT_CODES_PER_ADDRESS: count(30),
  RATE_LIMIT_CODES_PER_NUMBER: count(5),
  RATE_LIMIT_CODE_TRIES_PER_DAY: count(20),
  RATE_LIMIT_REPORTS_PER_HOUR: count(20),

  /** Whether the first posting of a business without an approved licence waits for the back office. */
  POSTING_REVIEW: onOff('on'),
  /** What a business may post while its account is young; part of RATE_LIMITS. */
  POSTING_FORMS_PER_HOUR: count(10),
  POSTINGS_PER_DAY: count(60),
  POSTINGS_LIMITED_DAYS: count(30),

  /** How early somebody may be clocked in, and the most hours between clock-in and clock-out. */
  CLOCK_IN_EARLY_MINUTES: z.coerce
    .number()
    .int()
    .min(0)
    .max(1440)
    .default(DEFAULT_CLOCK_BOUNDS.clockInEarlyMinutes),
  CLOCK_OUT_MAX_HOURS: z.coerce
    .number()
    .int()
    .min(1)
    .max(24)
    .default(DEFAULT_CLOCK_BOUNDS.clockOutMaxHours),

  /** What a worker is paid for who is released, or whose shift is cancelled, with less than 24 hours notice. */
  LATE_RELEASE_HOURS: z.coerce
    .number()
    .min(0)
    .max(16)
    .multipleOf(0.25)
    .default(DEFAULT_LATE_RELEASE_HOURS),
  /** How many hours before the start a confirmed worker is first asked whether they still come. */
  STILL_COMING_HOURS: z.coerce.number().int().min(21).max(168).default(STILL_COMING_HOURS),

  /** How many hours before the start a shift's pay is set aside on the business's card; never with 0. */
  SECURE_PAY_HOURS: z.coerce.number().int().min(0).max(120).default(SECURE_PAY_HOURS),

  SHARED_ANSWERS: onOff('on'),

  SEED_DEMO: onOff('off'),
});
export type Environment = z.output<typeof Environment>;
