import { MOST_MINUTES_LATE } from '@leafshift/domain/attendance';
import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';

/** Where somebody is, as their device says. */
export const Whereabouts = z.strictObject({
  latitude: z.number().min(-90).max(90).optional(),
  longitude: z.number().min(-180).max(180).optional(),
});
export type Whereabouts = z.infer<typeof Whereabouts>;

/** That nobody was there, by the API's clock. */
const Report = z.strictObject({
  at: Instant,
  /** How far from the place the device said it was; null where it said nothing. */
  metres: z.number().int().min(0).nullable(),
  /** When the worker reported it again after an hour. */
  stillAt: Instant.nullable(),
});

/** That a worker is on their way, and how late they think that they will be: 0 is in time. */
export const ArrivingForm = z.strictObject({
  minutesLate: z.number().int().min(0).max(MOST_MINUTES_LATE),
});
export type ArrivingForm = z.infer<typeof ArrivingForm>;

const Arriving = ArrivingForm.extend({ at: Instant });

/** Whether a worker was asked if they still come, and has said yes. */
const coming = { askedAt: Instant.nullable(), answeredAt: Instant.nullable() };

/** How one confirmed worker of a shift stands, for its employer. */
export const WorkerAttendance = z.strictObject({
  /** The worker's entry in `confirmedArr`. */
  confirmedId: Id,
  ...coming,
  /** Asked, not answered in time: the release costs nothing. */
  mayReleaseFree: z.boolean(),
  nobodyHere: Report.nullable(),
  /** What the worker last said of their way; null before. */
  arriving: Arriving.nullable(),
});
export type WorkerAttendance = z.infer<typeof WorkerAttendance>;

/** How I stand on a shift that I am confirmed on and have not come to. */
export const OwnAttendance = z.strictObject({
  postId: Id,
  ...coming,
  /** From when I can say that I am on my way; until the end. */
  arrivingFrom: Instant,
  arriving: Arriving.nullable(),
  /** From and until when I can report that nobody is there. */
  nobodyHereFrom: Instant,
  nobodyHereUntil: Instant,
  nobodyHere: Report.nullable(),
  /** From when I can report it again; null before the first report. */
  stillNobodyFrom: Instant.nullable(),
});
export type OwnAttendance = z.infer<typeof OwnAttendance>;

/** A worker who had waited half an hour, for the back office. */
export const WaitingWorker = z.strictObject({
  /** The assignment. */
  _id: Id,
  post: Id,
  jobTitle: z.string(),
  locationName: z.string(),
  date: Instant,
  timeZone: z.string(),
  worker: z.strictObject({ _id: Id, name: z.string() }),
  employer: z.strictObject({ _id: Id, name: z.string() }),
  /** Whether the worker has still not been clocked in. */
  isWaiting: z.boolean(),
  nobodyHere: Report,
});
export type WaitingWorker = z.infer<typeof WaitingWorker>;
