import { STILL_COMING_HOURS } from '@leafshift/domain/attendance';
import { MESSAGES_KEPT_MONTHS } from '@leafshift/domain/conversations';
import {
  CREDENTIAL_RULES,
  CREDENTIALS,
  type CredentialRule,
  checkCredentialRules,
} from '@leafshift/domain/credentials';
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
import { count, json, onOff, optionalUrl, setting } from './setting.ts';

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

const CredentialRules = z
  .array(
    z.strictObject({
      jobType: z.string(),
      province: z.string(),
      credentials: z.array(z.enum(CREDENTIALS)),
      from: z.iso.date(),
    }),
  )
  .superRefine((rules: CredentialRule[], context) => {
    try {
      checkCredentialRules(rules);
    } catch (error) {
      context.addIssue({ code: 'custom', message: (error as RangeError).message });
    }
  });

const hours = (initial: number) => z.coerce.number().min(0).default(initial);

/** Money, rates and hours of the market. */
export const marketSettings = {
  APPLY_FORM_URL: setting(optionalUrl, {
    what: "the external form behind 'Apply Now' and 'Apply Here'",
  }),
  LEAFSHIFT_PERCENT: setting(z.coerce.number().min(0).max(100).default(15), {
    what: 'platform fee of accounts without their own, in percent of base pay',
  }),
  PROCESSING_FEE: setting(z.coerce.number().min(0).multipleOf(0.01).default(2), {
    what: 'processing fee of accounts without their own, in dollars for each worker on a shift',
  }),
  // Under the highest minimum rate, some kinds of shifts could not be posted at all.
  MAX_HOURLY_RATE: setting(
    z.coerce
      .number()
      .min(HIGHEST_MINIMUM_RATE)
      .multipleOf(RATE_STEP)
      .default(DEFAULT_MAX_HOURLY_RATE),
    {
      what: 'the most that a posting can promise, in dollars an hour; at least 30, in steps of 0.50',
    },
  ),
  TAX_OVERRIDES: setting(json(TaxOverrides, '[]'), {
    what: 'tax rates that change from a date on: `[{"province":"NS","percent":14,"from":"2025-04-01"}]`',
  }),
  MINIMUM_WAGE_OVERRIDES: setting(json(MinimumWageOverrides, '[]'), {
    what: 'minimum wages that change from a date on: `[{"province":"ON","amount":18.5,"from":"2027-10-01"}]`',
  }),
  CREDENTIAL_RULES: setting(json(CredentialRules, JSON.stringify(CREDENTIAL_RULES)), {
    what: 'what shifts of a job type need in a province from a date on, in the place of the built-in table; the latest rule of a job type and province holds: `[{"jobType":"Authorized Retailer","province":"NS","credentials":["CannSell"],"from":"2027-01-01"}]`; `[]` asks for nothing',
    initial: '',
  }),
  PAYOUT_NEW_ACCOUNT_HOURS: setting(hours(72), {
    what: 'hours that each of the first two payments of a worker’s account waits, from when the employer has paid; 0 for none',
  }),
  PAYOUT_BANK_CHANGE_HOURS: setting(hours(72), {
    what: 'hours that pay which has not left waits after its worker’s bank was connected or changed; 0 for none',
  }),
  AFFILIATE_REWARD_CENTS: setting(count(0), {
    what: 'what a worker’s link earns for each who joins by it, in cents, once the first shift of the other was paid; never more than half of the platform fee on that pay; 0 for nothing',
  }),
  AFFILIATE_REWARD_DAYS: setting(count(14), {
    what: 'days between that payment and the decision on the reward, in which a payment can be contested',
  }),
  TIMESHEET_ACCEPT_HOURS: setting(hours(48), {
    what: 'hours in which a worker can accept or dispute the hours of a submitted shift, and then their employer answer; silence accepts, at once with 0',
  }),
  POSTING_REVIEW: setting(onOff('on'), {
    what: '`off` publishes the first posting of a business without an approved licence unseen',
  }),
  CLOCK_IN_EARLY_MINUTES: setting(
    z.coerce.number().int().min(0).max(1440).default(DEFAULT_CLOCK_BOUNDS.clockInEarlyMinutes),
    { what: 'how many minutes before the start of a shift a clock-in may lie' },
  ),
  CLOCK_OUT_MAX_HOURS: setting(
    z.coerce.number().int().min(1).max(24).default(DEFAULT_CLOCK_BOUNDS.clockOutMaxHours),
    {
      what: 'the most hours from clock-in to clock-out; under the longest shift that can be posted (16), whole shifts could not be clocked',
    },
  ),
  LATE_RELEASE_HOURS: setting(
    z.coerce.number().min(0).max(16).multipleOf(0.25).default(DEFAULT_LATE_RELEASE_HOURS),
    {
      what: 'the hours that a worker is paid for who is released, or whose shift is cancelled, with less than 24 hours’ notice',
    },
  ),
  STILL_COMING_HOURS: setting(
    z.coerce.number().int().min(21).max(168).default(STILL_COMING_HOURS),
    {
      what: 'how many hours before the start a confirmed worker is first asked whether they still come; 21 or more',
    },
  ),
  MESSAGES_KEPT_MONTHS: setting(
    z.coerce.number().int().min(1).max(120).default(MESSAGES_KEPT_MONTHS),
    {
      what: 'how many months after the end of a shift its messages are kept',
    },
  ),
  SECURE_PAY_HOURS: setting(z.coerce.number().int().min(0).max(120).default(SECURE_PAY_HOURS), {
    what: 'how many hours before the start a shift’s pay is set aside on the business’s card; banks hold it for about seven days; 0 sets nothing aside, for load tests',
  }),
};
