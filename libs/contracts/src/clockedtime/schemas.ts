import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { PageQuery } from '../core/paging.ts';
import { Dollars, Hours, Id, Instant, optionalText, requiredText } from '../core/primitives.ts';

/** How far a timesheet is: open until its shift is submitted. */
export const TIMESHEET_STATES = ['open', 'submitted', 'accepted', 'disputed', 'decided'] as const;

const MINUTES_A_DAY = 24 * 60;

export const BreakMinutes = z.number().int().min(0).max(MINUTES_A_DAY);

/** Coming or going. */
const ClockedMoment = z.enum(['in', 'out']);
export type ClockedMoment = z.infer<typeof ClockedMoment>;

/** The times that count, as the employer has recorded them or accepted the worker's. */
const CountedTimes = z.strictObject({
  clockIn: Instant.nullable(),
  clockOut: Instant.nullable(),
  /** Unpaid; 0 where nobody has entered a break. */
  breakMinutes: BreakMinutes,
});

/** What a worker says that the hours were, and what the employer says to that. */
const TimesheetDispute = z.strictObject({
  at: Instant,
  reason: z.string(),
  /** The times as the worker claims them. */
  clockIn: Instant,
  clockOut: Instant,
  breakMinutes: BreakMinutes,
  /** Whether they say that they were sent home, where the employer recorded that they left by choice. */
  sentHome: z.boolean().optional(),
  /** Until when the employer can answer; then the back office decides. */
  answerBy: Instant,
  /** Null until the employer has answered. */
  answer: z.strictObject({ at: Instant, agree: z.boolean(), reason: z.string() }).nullable(),
});

/** How a dispute ended; without times where those of the employer stand. */
const TimesheetDecision = z.strictObject({
  at: Instant,
  by: z.enum(['employer', 'back-office']),
  clockIn: Instant.nullable(),
  clockOut: Instant.nullable(),
  breakMinutes: BreakMinutes,
  /** Whether they were sent home, although the employer recorded that they left by choice. */
  sentHome: z.boolean().optional(),
  reason: z.string(),
});

/** The hours of one worker on one shift: what both sides say, and what was agreed. */
export const Timesheet = z.strictObject({
  /** The same as `confirmedId`. */
  _id: Id,
  postId: Id,
  confirmedId: Id,
  state: z.enum(TIMESHEET_STATES),
  employer: CountedTimes.extend({
    /** Why the employer says that the worker left early by their own choice; they are then paid what they worked. */
    leftByChoice: z.string().optional(),
  }),
  /** As the worker recorded them by the API's clock; the employer cannot change them. */
  worker: z.strictObject({
    clockIn: Instant.nullable(),
    clockOut: Instant.nullable(),
    /** Whether all of what the worker recorded was with a code, on site by the poster, or accepted by the employer. */
    witnessed: z.boolean(),
    /** Which of them wait until the employer accepts them. */
    unwitnessed: z.array(ClockedMoment),
    /** Null where the worker has said nothing of a break. */
    breakMinutes: BreakMinutes.nullable(),
    /** How far from the place, where the worker let it be known. */
    clockInMetres: z.number().int().nullable(),
    clockOutMetres: z.number().int().nullable(),
    /** Which of them were sent later, because the device had no network, and whether the code was that of their minute. */
    late: z.array(z.strictObject({ time: ClockedMoment, sentAt: Instant, codeFits: z.boolean() })),
  }),
  /** What the employer changed, oldest first. */
  corrections: z.array(
    z.strictObject({
      at: Instant,
      before: CountedTimes,
      after: CountedTimes,
      reason: z.string(),
    }),
  ),
  /** What the worker is paid; null until it is agreed. */
  agreed: z.strictObject({ hours: Hours, pay: Dollars }).nullable(),
  /** Until when the worker can accept or dispute; null before the shift is submitted. */
  acceptBy: Instant.nullable(),
  dispute: TimesheetDispute.nullable(),
  decision: TimesheetDecision.nullable(),
});
export type Timesheet = z.infer<typeof Timesheet>;

export const TimesheetQuery = z.strictObject({
  ...PageQuery.shape,
  state: z.enum(TIMESHEET_STATES).optional(),
  postId: Id.optional(),
});
export type TimesheetQuery = z.infer<typeof TimesheetQuery>;

const Reason = requiredText(textCode('REASON_REQUIRED'), 1000);

/** What was wrong; what is left out was as the employer recorded it. */
export const DisputeForm = z.strictObject({
  reason: Reason,
  clockIn: Instant.optional(),
  clockOut: Instant.optional(),
  breakMinutes: BreakMinutes.optional(),
  /** I was sent home, I did not leave because I wanted to; counts where the employer recorded the latter (HOURS-22). */
  sentHome: z.literal(true).optional(),
});
export type DisputeForm = z.infer<typeof DisputeForm>;

/** Whether the employer agrees to what the worker claims, or else why not. */
export const DisputeAnswerForm = z.discriminatedUnion('agree', [
  z.strictObject({ agree: z.literal(true), reason: Reason.optional() }),
  z.strictObject({ agree: z.literal(false), reason: Reason }),
]);
export type DisputeAnswerForm = z.infer<typeof DisputeAnswerForm>;

/** The times that count from now on; null for both where those of the employer stand. */
export const DisputeDecisionForm = z.strictObject({
  clockIn: Instant.nullable(),
  clockOut: Instant.nullable(),
  breakMinutes: BreakMinutes,
  /** Whether the worker was sent home, with whatever times; counts where the employer recorded that they left by choice. */
  sentHome: z.boolean().optional(),
  reason: Reason,
});
export type DisputeDecisionForm = z.infer<typeof DisputeDecisionForm>;

/** A dispute that waits for the back office. */
export const DisputedTimesheet = z.strictObject({
  timesheet: Timesheet,
  worker: z.strictObject({ _id: Id, name: z.string() }),
  employer: z.strictObject({ _id: Id, name: z.string() }),
  /** Since when the back office has it. */
  since: Instant,
});
export type DisputedTimesheet = z.infer<typeof DisputedTimesheet>;

/** A worker clocks in or out; the time is always the API's. */
/** The code in the picture of a poster, always the same for a location. */
export const PosterCode = z
  .string()
  .trim()
  .regex(/^[a-z2-7]{16}$/, textCode('POSTER_UNKNOWN'));

/** The poster of a location, for its employer to print. */
export const LocationPoster = z.strictObject({
  code: PosterCode,
  locationName: z.string(),
  fullAddress: z.string(),
});
export type LocationPoster = z.infer<typeof LocationPoster>;

export const SelfClockForm = z.strictObject({
  /** The six digits of the shift's code. */
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, textCode('CODE_REQUIRED'))
    .optional(),
  /** What the poster of the place says; it counts within 300 m of the place. */
  poster: PosterCode.optional(),
  /** Where the worker is, if they allow it; only the distance from the place is kept. */
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
  /** Unpaid minutes of break, when going. */
  breakMinutes: BreakMinutes.optional(),
  /** When it was by the device, where it had no network then: at most 24 hours ago (HOURS-30). */
  at: Instant.optional(),
});
export type SelfClockForm = z.infer<typeof SelfClockForm>;

/** What an employer puts right; what is left out stays. */
export const CorrectionForm = z.strictObject({
  clockIn: Instant.optional(),
  clockOut: Instant.optional(),
  breakMinutes: BreakMinutes.optional(),
  /** Required once the worker has recorded theirs. */
  reason: optionalText(),
});
export type CorrectionForm = z.infer<typeof CorrectionForm>;

/** The code of a shift, as the employer's page shows it. */
export const ClockCode = z.strictObject({
  code: z.string(),
  /** Then there is another one. */
  validUntil: Instant,
});
export type ClockCode = z.infer<typeof ClockCode>;

export const AcceptedMoment = z.strictObject({ time: ClockedMoment });
