import { z } from 'zod';
import { PageQuery } from '../core/paging.ts';
import { Dollars, Hours, Id, Instant } from '../core/primitives.ts';

/** How far a timesheet is: open until its shift is submitted. */
export const TIMESHEET_STATES = ['open', 'submitted', 'accepted', 'disputed', 'decided'] as const;

const BreakMinutes = z.number().int().min(0);

/** The times that count, as the employer has recorded them or accepted the worker's. */
const CountedTimes = z.strictObject({
  clockIn: Instant.nullable(),
  clockOut: Instant.nullable(),
  /** Unpaid; 0 where nobody has entered a break. */
  breakMinutes: BreakMinutes,
});

/** The hours of one worker on one shift: what both sides say, and what was agreed. */
export const Timesheet = z.strictObject({
  /** The same as `confirmedId`. */
  _id: Id,
  postId: Id,
  confirmedId: Id,
  state: z.enum(TIMESHEET_STATES),
  employer: CountedTimes,
  /** As the worker recorded them by the API's clock; the employer cannot change them. */
  worker: z.strictObject({
    clockIn: Instant.nullable(),
    clockOut: Instant.nullable(),
    /** Whether all of what the worker recorded was with a code, on site by the poster, or accepted by the employer. */
    witnessed: z.boolean(),
  }),
  /** What the worker is paid; null until it is agreed. */
  agreed: z.strictObject({ hours: Hours, pay: Dollars }).nullable(),
  /** Until when the worker can accept or dispute; null before the shift is submitted. */
  acceptBy: Instant.nullable(),
});
export type Timesheet = z.infer<typeof Timesheet>;

export const TimesheetQuery = z.strictObject({
  ...PageQuery.shape,
  state: z.enum(TIMESHEET_STATES).optional(),
  postId: Id.optional(),
});
export type TimesheetQuery = z.infer<typeof TimesheetQuery>;
