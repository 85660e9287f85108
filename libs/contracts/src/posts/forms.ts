import {
  DURATION_STEP,
  JOB_TITLES,
  JOB_TYPES,
  MAX_DURATION,
  MAX_RATE,
  MAX_SERIES_DAYS,
  MAX_WORKERS,
  MIN_DURATION,
  MIN_WORKERS,
  RATE_FLOOR,
  RATE_STEP,
} from '@leafshift/domain/posting-rules';
import { z } from 'zod';
import { Day, Dollars, Id, requiredText } from '../core/primitives.ts';

const isMultipleOf = (step: number) => (value: number) => Number.isInteger(value / step);

export const JobType = z.enum(JOB_TYPES, { error: 'Job type is required' });
export type JobType = z.infer<typeof JobType>;

export const JobTitle = z.enum(JOB_TITLES, { error: 'Job title is required' });
export type JobTitle = z.infer<typeof JobTitle>;

/** The longest rich text of a posting, markup included. */
export const MAX_DESCRIPTION = 20_000;
const Description = requiredText('Description is required', MAX_DESCRIPTION);

/** Hourly pay: never under 16, in steps of 0.5 (specification, sections 5 and 9). */
const HourlyRate = Dollars.min(RATE_FLOOR, `The rate cannot be lower than $${RATE_FLOOR}`)
  .max(MAX_RATE, `The rate cannot be higher than $${MAX_RATE}`)
  .refine(isMultipleOf(RATE_STEP), 'The rate goes in steps of $0.50');

/**
 * A Temp posting as the form sends it. Further days in `postDateArray` are calendar days in the
 * location's zone and repeat the shift at the same local time; each makes its own posting.
 */
export const TempPostForm = z.strictObject({
  employmentType: z.literal('Temp'),
  date: z.iso.datetime({ error: 'A date and time is required' }),
  postDateArray: z
    .array(Day)
    .max(MAX_SERIES_DAYS, `At most ${MAX_SERIES_DAYS} days at once`)
    .optional(),
  duration: z
    .number({ error: 'Duration is required' })
    .min(MIN_DURATION, `A shift lasts at least ${MIN_DURATION} hours`)
    .max(MAX_DURATION, `A shift lasts at most ${MAX_DURATION} hours`)
    .refine(isMultipleOf(DURATION_STEP), 'The duration goes in steps of half an hour'),
  rate: HourlyRate,
  totalWorkers: z
    .number({ error: 'The number of workers is required' })
    .int()
    .min(MIN_WORKERS, 'At least one worker is needed')
    .max(MAX_WORKERS, `At most ${MAX_WORKERS} workers`),
  jobType: JobType,
  jobTitle: JobTitle,
  supervisor: z
    .string({ error: 'Supervisor is required' })
    .min(1, 'Supervisor is required')
    .pipe(Id),
  jobDescription: Description,
  jobRequirements: z.string().trim().max(MAX_DESCRIPTION).optional(),
  location: z.string({ error: 'Location is required' }).min(1, 'Location is required').pipe(Id),
});
export type TempPostForm = z.infer<typeof TempPostForm>;

/** The location of a Permanent posting: one of the profile's, or free text with a province. */
const PermanentLocation = z.union(
  [
    Id,
    z.strictObject({
      text: requiredText('Location is required'),
      province: requiredText('Province is required', 50),
    }),
  ],
  { error: 'Location is required' },
);

export const PermanentPostForm = z.strictObject({
  employmentType: z.literal('Permanent'),
  jobType: requiredText('Job type is required'),
  location: PermanentLocation,
  rate: HourlyRate,
  rateHigh: HourlyRate,
  jobDescription: Description,
});
export type PermanentPostForm = z.infer<typeof PermanentPostForm>;

/** The body of creating, quoting and updating a posting. */
export const PostForm = z
  .discriminatedUnion('employmentType', [TempPostForm, PermanentPostForm], {
    error: 'Please choose Temp or Permanent',
  })
  .superRefine((form, context) => {
    if (form.employmentType === 'Permanent' && form.rate >= form.rateHigh) {
      context.addIssue({
        code: 'custom',
        path: ['rate'],
        message: 'Minimum rate must be lower than maximum rate',
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
