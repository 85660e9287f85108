import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { Day, Id, Instant } from '../core/primitives.ts';
import { JobTitle } from '../posts/forms.ts';

/** Stretches of days off that a worker may keep. */
const MAX_DAYS_OFF = 50;
/** Businesses that a worker may mark. */
export const MAX_MARKED = 200;

const TimeOfDay = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/);

/** Any time of the day, none, or from one time to another, over midnight where that is not the later one. */
export const DayTimes = z.union([
  z.enum(['any', 'none']),
  z
    .strictObject({ from: TimeOfDay, to: TimeOfDay })
    .refine(({ from, to }) => from !== to, { error: textCode('TIMES_THE_SAME'), path: ['to'] }),
]);
export type DayTimes = z.infer<typeof DayTimes>;

/** Calendar days, the first and the last included. */
export const DaysOff = z
  .strictObject({ from: Day, to: Day })
  .refine(({ from, to }) => from <= to, { error: textCode('DAYS_BACKWARDS'), path: ['to'] });
export type DaysOff = z.infer<typeof DaysOff>;

/** When, as what and how far from home I want to work. */
export const AvailabilityForm = z.strictObject({
  /** Sunday first. */
  weekly: z.array(DayTimes).length(7),
  daysOff: z.array(DaysOff).max(MAX_DAYS_OFF),
  /** None is any. */
  roles: z.array(JobTitle).max(20),
  /** Kilometres from home; null is any distance. */
  withinKm: z.number().int().min(1).max(500).nullable(),
});
export type AvailabilityForm = z.infer<typeof AvailabilityForm>;

/** What a worker thinks of a business, which does not hear of it. */
export const BusinessMark = z.enum(['favourite', 'blocked']);
export type BusinessMark = z.infer<typeof BusinessMark>;

/** A business that I marked; `_id` is the employer's id. */
export const MarkedBusiness = z.strictObject({
  _id: Id,
  name: z.string(),
  profilePhoto: z.string().nullable(),
  mark: BusinessMark,
  markedAt: Instant,
});
export type MarkedBusiness = z.infer<typeof MarkedBusiness>;
