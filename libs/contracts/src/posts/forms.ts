import { CREDENTIALS } from '@leafshift/domain/credentials/kinds';
import {
  BENEFITS,
  EMPLOYMENT_KINDS,
  MAX_WEEKLY_HOURS,
  MIN_WEEKLY_HOURS,
  WEEKLY_HOURS_STEP,
} from '@leafshift/domain/job-facts';
import {
  DURATION_STEP,
  JOB_TITLES,
  JOB_TYPES,
  MAX_DURATION,
  MAX_SERIES_DAYS,
  MAX_WORKERS,
  MIN_DURATION,
  MIN_WORKERS,
  RATE_FLOOR,
  RATE_STEP,
} from '@leafshift/domain/posting-rules';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Day, Dollars, Id, requiredText } from '../core/primitives.ts';

const isMultipleOf = (step: number) => (value: number) => Number.isInteger(value / step);

export const JobType = z.enum(JOB_TYPES, { error: textCode('JOB_TYPE_REQUIRED') });
export type JobType = z.infer<typeof JobType>;

export const JobTitle = z.enum(JOB_TITLES, { error: textCode('JOB_TITLE_REQUIRED') });
export type JobTitle = z.infer<typeof JobTitle>;

/** The longest rich text of a posting, markup included. */
export const MAX_DESCRIPTION = 20_000;
const Description = requiredText(textCode('DESCRIPTION_REQUIRED'), MAX_DESCRIPTION);

/**
 * Hourly pay: never under 16, in steps of 0.5 (POST-20, POST-25). The most is a
 * setting, which the rules of postings check.
 */
const HourlyRate = Dollars.min(
  RATE_FLOOR,
  textCode('RATE_BELOW_FLOOR', { min: `$${RATE_FLOOR}` }),
).refine(isMultipleOf(RATE_STEP), textCode('RATE_STEP'));

export const Credential = z.enum(CREDENTIALS);

/** What an employer asks for beside what the province does; each once. */
const AskedCredentials = Credential.array()
  .max(CREDENTIALS.length)
  .refine((asked) => new Set(asked).size === asked.length, textCode('INPUT_NOT_VALID'));

/**
 * A Temp posting as the form sends it. Further days in `postDateArray` are calendar days in the
 * location's zone and repeat the shift at the same local time; each makes its own posting.
 */
export const TempPostForm = z.strictObject({
  employmentType: z.literal('Temp'),
  date: z.iso.datetime({ error: textCode('START_REQUIRED') }),
  postDateArray: z
    .array(Day)
    .max(MAX_SERIES_DAYS, textCode('TOO_MANY_DAYS', { count: MAX_SERIES_DAYS }))
    .optional(),
  duration: z
    .number({ error: textCode('DURATION_REQUIRED') })
    .min(MIN_DURATION, textCode('DURATION_TOO_SHORT', { min: MIN_DURATION }))
    .max(MAX_DURATION, textCode('DURATION_TOO_LONG', { max: MAX_DURATION }))
    .refine(isMultipleOf(DURATION_STEP), textCode('DURATION_STEP')),
  rate: HourlyRate,
  totalWorkers: z
    .number({ error: textCode('WORKERS_REQUIRED') })
    .int()
    .min(MIN_WORKERS, textCode('WORKERS_TOO_FEW'))
    .max(MAX_WORKERS, textCode('WORKERS_TOO_MANY', { max: MAX_WORKERS })),
  jobType: JobType,
  jobTitle: JobTitle,
  supervisor: z
    .string({ error: textCode('SHIFT_SUPERVISOR_REQUIRED') })
    .min(1, textCode('SHIFT_SUPERVISOR_REQUIRED'))
    .pipe(Id),
  jobDescription: Description,
  jobRequirements: z.string().trim().max(MAX_DESCRIPTION).optional(),
  location: z
    .string({ error: textCode('POSTING_LOCATION_REQUIRED') })
    .min(1, textCode('POSTING_LOCATION_REQUIRED'))
    .pipe(Id),
  /** What is left out of a change stays as it was. */
  credentials: AskedCredentials.optional(),
});
export type TempPostForm = z.infer<typeof TempPostForm>;

/** The location of a Permanent posting: one of the profile's, or free text with a province. */
const PermanentLocation = z.union(
  [
    Id,
    z.strictObject({
      text: requiredText(textCode('POSTING_LOCATION_REQUIRED')),
      province: requiredText(textCode('PROVINCE_REQUIRED'), 50),
    }),
  ],
  { error: textCode('POSTING_LOCATION_REQUIRED') },
);

const weeklyHoursInvalid = textCode('WEEKLY_HOURS_INVALID', {
  min: MIN_WEEKLY_HOURS,
  max: MAX_WEEKLY_HOURS,
});

/** Hours a week, in half hours (POST-70). */
export const WeeklyHours = z
  .number({ error: weeklyHoursInvalid })
  .min(MIN_WEEKLY_HOURS, weeklyHoursInvalid)
  .max(MAX_WEEKLY_HOURS, weeklyHoursInvalid)
  .refine(isMultipleOf(WEEKLY_HOURS_STEP), weeklyHoursInvalid);

export const EmploymentKind = z.enum(EMPLOYMENT_KINDS);
export const Benefit = z.enum(BENEFITS);

/** A Permanent posting as the form sends it. A fact that is left out of a change stays as it was. */
export const PermanentPostForm = z.strictObject({
  employmentType: z.literal('Permanent'),
  jobType: requiredText(textCode('JOB_TYPE_REQUIRED')),
  location: PermanentLocation,
  rate: HourlyRate,
  rateHigh: HourlyRate,
  jobDescription: Description,
  employmentKind: EmploymentKind.nullable().optional(),
  weeklyHours: WeeklyHours.nullable().optional(),
  benefits: Benefit.array().max(BENEFITS.length).optional(),
  /** Those that an applicant has to have. */
  credentials: Credential.array().max(CREDENTIALS.length).optional(),
});
export type PermanentPostForm = z.infer<typeof PermanentPostForm>;

/** The body of creating, quoting and updating a posting. */
export const PostForm = z
  .discriminatedUnion('employmentType', [TempPostForm, PermanentPostForm], {
    error: textCode('EMPLOYMENT_TYPE_REQUIRED'),
  })
  .superRefine((form, context) => {
    if (form.employmentType === 'Permanent' && form.rate >= form.rateHigh) {
      context.addIssue({
        code: 'custom',
        path: ['rate'],
        message: textCode('MINIMUM_NOT_BELOW_MAXIMUM'),
      });
    }
  });
export type PostForm = z.infer<typeof PostForm>;

/** The employer's view of what a posting will cost, computed by the server; all money in dollars. */
export const Quote = z.strictObject({
  employmentType: z.enum(['Temp', 'Permanent']),
  /** How many postings the form makes; amounts are for all of them together. */
  postings: z.number().int().min(1),
  rate: Dollars,
  hours: z.number(),
  workers: z.number().int(),
  basePay: Dollars,
  leafshiftPercent: z.number(),
  leafshiftFee: Dollars,
  processingFee: Dollars,
  taxPercent: z.number(),
  tax: Dollars,
  total: Dollars,
  /** Present where the rate is under the province's minimum wage: the figure and where it applies. */
  minimumWage: z.strictObject({ province: z.string(), amount: Dollars, from: Day }).nullable(),
});
export type Quote = z.infer<typeof Quote>;
