import { MAX_DRAFTS_AT_ONCE } from '@leafshift/domain/schedule';
import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { FieldError } from '../core/error-body.ts';
import { MONEY } from '../core/money-fields.ts';
import { Day, Id, Instant } from '../core/primitives.ts';
import { JobTitle, JobType, TempPostForm } from '../posts/forms.ts';

const { duration, rate, totalWorkers, supervisor, location, credentials } = TempPostForm.shape;

const cents = z.number().int().nonnegative().meta(MONEY);

/** What a clock on the wall of the store shows, on a quarter hour. */
const StartTime = z
  .string()
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, textCode('START_NOT_ON_QUARTER'));

/** A shift that is planned and that nobody but its business sees; the day is one of its store's zone. */
export const DraftForm = z.strictObject({
  day: Day,
  startTime: StartTime,
  duration,
  rate,
  totalWorkers,
  jobType: JobType,
  jobTitle: JobTitle,
  supervisor,
  location,
  /** Plain or rich text; without one it is that of `like`. */
  jobDescription: z.string().trim().max(20_000).optional(),
  /** Without any it asks for those of `like`. */
  credentials,
  /** A draft or shift of mine whose description, requirements and credentials it takes. */
  like: Id.optional(),
});
export type DraftForm = z.infer<typeof DraftForm>;

/** A draft as somebody saw it: refused where it has been changed since. */
export const DraftRef = z.strictObject({ _id: Id, version: z.number().int().positive() });
export type DraftRef = z.infer<typeof DraftRef>;

export const DraftChange = DraftForm.omit({ like: true }).partial().extend(DraftRef.shape);
export type DraftChange = z.infer<typeof DraftChange>;

/** A draft on the same weekdays, 0 the Sunday, from its day until another, both included. */
export const SeriesForm = z.strictObject({
  draft: DraftForm,
  weekdays: z.array(z.number().int().min(0).max(6)).min(1).max(7),
  until: Day,
});
export type SeriesForm = z.infer<typeof SeriesForm>;

export const some = <Schema extends z.ZodType>(schema: Schema) =>
  z.array(schema).min(1).max(MAX_DRAFTS_AT_ONCE);

/** A draft or a posted shift in the week; money is in cents. */
export const ScheduleEntry = z.strictObject({
  _id: Id,
  kind: z.enum(['draft', 'shift']),
  /** Of a draft; a shift has 0. */
  version: z.number().int().nonnegative(),
  location: Id,
  /** The store's name, which stays when the profile has lost the store. */
  locationName: z.string(),
  day: Day,
  startTime: z.string(),
  date: Instant,
  endDate: Instant,
  timeZone: z.string(),
  duration: z.number(),
  rate: cents,
  totalWorkers: z.number().int(),
  confirmed: z.number().int(),
  requests: z.number().int(),
  jobType: JobType,
  jobTitle: JobTitle,
  supervisor: Id,
  isComplete: z.boolean(),
  /** Hours of all its workers. */
  hours: z.number(),
  /** With fees and tax, as a quote says; null where the place has no rate of tax. */
  cost: cents.nullable(),
  /** Of a draft that was planned with others. */
  series: Id.optional(),
});
export type ScheduleEntry = z.infer<typeof ScheduleEntry>;

export const StoreBudget = z.strictObject({ location: Id, amount: cents });
export type StoreBudget = z.infer<typeof StoreBudget>;

export const ScheduleWeek = z.strictObject({
  /** Its Sunday. */
  week: Day,
  entries: z.array(ScheduleEntry),
  budgets: z.array(StoreBudget),
});
export type ScheduleWeek = z.infer<typeof ScheduleWeek>;

/** What shifts cost together, in cents. */
export const ScheduleCost = z.strictObject({
  shifts: z.number().int(),
  hours: z.number(),
  basePay: cents,
  leafshiftFee: cents,
  processingFee: cents,
  tax: cents,
  total: cents,
});
export type ScheduleCost = z.infer<typeof ScheduleCost>;

/** A draft that stays one, and why; without a field it is gone or was changed. */
export const KeptDraft = z.strictObject({ _id: Id, errors: z.array(FieldError) });
export type KeptDraft = z.infer<typeof KeptDraft>;

export const PublishReview = z.strictObject({
  stores: z.array(ScheduleCost.extend({ location: Id, locationName: z.string() })),
  together: ScheduleCost,
  kept: z.array(KeptDraft),
  /** Why nothing can be posted at the moment, whatever the drafts say; the account is to be mended first. */
  blocked: z.strictObject({ code: z.string(), msg: z.string() }).optional(),
});
export type PublishReview = z.infer<typeof PublishReview>;

export const Published = z.strictObject({
  published: z.array(z.strictObject({ _id: Id, postId: Id })),
  kept: z.array(KeptDraft),
});
export type Published = z.infer<typeof Published>;

/** A posted shift with the names of who is confirmed on it. */
export const RosterShift = z.strictObject({
  _id: Id,
  location: Id,
  locationName: z.string(),
  day: Day,
  date: Instant,
  endDate: Instant,
  timeZone: z.string(),
  jobTitle: JobTitle,
  supervisor: z.string(),
  totalWorkers: z.number().int(),
  workers: z.array(z.string()),
});
export type RosterShift = z.infer<typeof RosterShift>;
