import { POSTING_STATES } from '@leafshift/domain/moderation';
import { z } from 'zod';
import { Day, Dollars, Hours, Id, Instant, Url } from '../core/primitives.ts';
import { Location, Supervisor } from '../profile/schemas.ts';
import { Benefit, Credential, EmploymentKind, JobTitle, JobType } from './forms.ts';
import { ChangedTerms } from './terms.ts';

/** A worker's request for a shift. */
export const ShiftRequest = z.strictObject({
  _id: Id,
  requestUser: Id,
  postId: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  rating: z.number().nullable(),
  createdAt: Instant,
  /** Present while the worker has not agreed to what was changed since; it cannot be confirmed. */
  changed: ChangedTerms.optional(),
  /** When the worker agreed to changed terms last. */
  agreedAt: Instant.optional(),
});
export type ShiftRequest = z.infer<typeof ShiftRequest>;

/**
 * How far a confirmed worker is: 'Completed' once rated (SHIFT-31). 'No Show' never
 * came: zero hours, no pay; until the shift is submitted, clocking in takes it back.
 */
export const ShiftStatus = z.enum([
  'Confirmed',
  'Clocked In',
  'Clocked Out',
  'Completed',
  'No Show',
]);
export type ShiftStatus = z.infer<typeof ShiftStatus>;

export const ConfirmedWorker = z.strictObject({
  _id: Id,
  requestUser: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  rating: z.number().nullable(),
  shiftStatus: ShiftStatus,
  shiftDetails: z.strictObject({
    employer: z.strictObject({
      checkInTime: Instant.nullable(),
      checkOutTime: Instant.nullable(),
      /** Unpaid minutes between the two; absent where there were none. */
      breakMinutes: z.number().int().positive().optional(),
      /** Why the employer says that the worker left early by their own choice. */
      leftByChoice: z.string().optional(),
      rated: z.boolean(),
      rating: z.number().int().min(1).max(5).nullable(),
    }),
  }),
});
export type ConfirmedWorker = z.infer<typeof ConfirmedWorker>;

/** `null` is an open shift; anything else is shown as 'Shift Complete' or cancelled. */
const TempPostStatus = z.enum(['Complete', 'Cancelled']).nullable();

/**
 * A shift. Its employer sees every request and confirmed worker; a worker sees only their own in
 * `requests` and `confirmedArr`, and the supervisor's phone and e-mail only once confirmed.
 */
export const TempPost = z.strictObject({
  _id: Id,
  employmentType: z.literal('Temp'),
  employer: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  date: Instant,
  endDate: Instant,
  timeZone: z.string(),
  /** Local start, `HH:mm` in `timeZone`. */
  startTime: z.string(),
  postDateArray: z.array(Day),
  duration: z.number(),
  rate: Dollars,
  /** Base pay of all spots: rate x duration x workers. */
  totalRate: Dollars,
  totalWorkers: z.number().int(),
  jobType: JobType,
  jobTitle: JobTitle,
  supervisor: Supervisor.partial({ phoneNumber: true, email: true }),
  jobDescription: z.string(),
  jobRequirements: z.string(),
  location: Location,
  /** All that the shift needs: what its province and what its posting ask for; absent for nothing. */
  credentials: Credential.array().optional(),
  /** What the posting itself asks for. */
  askedCredentials: Credential.array().optional(),
  /** For workers: what of it they lack; absent for nothing. */
  missingCredentials: Credential.array().optional(),
  requests: z.array(ShiftRequest),
  confirmedArr: z.array(ConfirmedWorker),
  requestCount: z.number().int(),
  confirmedCount: z.number().int(),
  status: TempPostStatus,
  /** For its employer: how many workers were released late and are paid for it. */
  latePayCount: z.number().int().optional(),
  /** For its employer: why the back office took it down. */
  takenDownReason: z.string().optional(),
  /** For workers: the external form that opens after the request, where one is configured. */
  applyUrl: Url.optional(),
  /** For workers: what others gave the employer, from three ratings on. */
  employerRating: z.strictObject({ average: z.number(), count: z.number().int() }).optional(),
  /** For workers: when the employer invited them to this shift. */
  invitedAt: Instant.optional(),
  createdAt: Instant,
});
export type TempPost = z.infer<typeof TempPost>;

/** How a visitor applies for a permanent job. */
export const HowToApply = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('form'), url: z.string() }),
  z.strictObject({
    kind: z.literal('email'),
    email: z.string(),
    subject: z.string(),
  }),
  z.strictObject({ kind: z.literal('instructions'), text: z.string() }),
]);
export type HowToApply = z.infer<typeof HowToApply>;

export const PermanentPost = z.strictObject({
  _id: Id,
  employmentType: z.literal('Permanent'),
  name: z.string(),
  profilePhoto: z.string().nullable(),
  jobType: z.string(),
  location: z.string(),
  /** The profile location it was made from, so that editing can choose it again. */
  locationId: Id.nullable(),
  province: z.string(),
  rate: Dollars,
  rateHigh: Dollars,
  jobDescription: z.string(),
  /** Facts that the business gave; an API of the release before says none of them. */
  employmentKind: EmploymentKind.nullable().default(null),
  weeklyHours: z.number().nullable().default(null),
  benefits: Benefit.array().default([]),
  /** Those that an applicant has to have. */
  credentials: Credential.array().default([]),
  /** Of the location it was made from; null where it was written as text. */
  address: z
    .strictObject({ street: z.string(), city: z.string(), postalCode: z.string() })
    .nullable()
    .default(null),
  date: Instant,
  /** The board shows it until then; passed for a posting that it does not show. */
  expiresAt: Instant,
  /** Visitors and workers meet published ones only. */
  /** The first of a new business waits for the back office. */
  state: z.enum(POSTING_STATES),
  /** Why it was rejected or taken down. */
  stateReason: z.string().nullable(),
  apply: HowToApply,
});
export type PermanentPost = z.infer<typeof PermanentPost>;

export const Post = z.discriminatedUnion('employmentType', [TempPost, PermanentPost]);
export type Post = z.infer<typeof Post>;

/** A completed shift as its employer or one of its workers sees it in the work history. */
export const CompletedShift = z.strictObject({
  ...TempPost.shape,
  completedAt: Instant,
  invoiceId: Id.nullable(),
  /** The worker's own figures; null for the employer. */
  worked: z
    .strictObject({
      hours: Hours,
      rate: Dollars,
      pay: Dollars,
      ratingReceived: z.number().int().nullable(),
      payoutStatus: z.enum(['waiting', 'sent', 'paid', 'failed']).nullable(),
    })
    .nullable(),
});
export type CompletedShift = z.infer<typeof CompletedShift>;
