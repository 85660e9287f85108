import type { ConfirmedWorker, ShiftRequest, TempPost } from '@leafshift/contracts/posts';
import { centsToDollars, timesRoundedUp } from '@leafshift/domain/money';
import { isConfirmedState, SHIFT_STATUS_TEXT } from '@leafshift/domain/shift-lifecycle';
import { wallTimeIn } from '@leafshift/domain/time-zone';
import { type PersonCard } from '../../../job-board/index.ts';
import type { ShiftAssignment } from '../../domain/ports/shift-assignments.ts';
import type { Shift } from '../../domain/shift.ts';
import { agreementOf } from './changed-terms.view.ts';

/** An assignment with the worker as they are shown. */
export interface ShownAssignment {
  readonly assignment: ShiftAssignment;
  readonly worker: PersonCard;
  /** Average of stars over all shifts. */
  readonly rating: number | null;
}

/** Everything of a shift, for its employer: all requests and confirmed workers. */
export const employerView = (
  shift: Shift,
  employer: PersonCard,
  assignments: readonly ShownAssignment[],
): TempPost => ({
  ...tempPost(shift, employer, assignments),
  ...(shift.latePayCount > 0 && { latePayCount: shift.latePayCount }),
  ...(shift.takenDownReason !== null && { takenDownReason: shift.takenDownReason }),
});

/**
 * A worker's copy (ADR 0014): of requests and confirmed workers only their own, and how to reach the
 * supervisor, and who that is by a picture, only once confirmed.
 */
export const workerView = (
  shift: Shift,
  employer: PersonCard,
  own: ShownAssignment | null,
  photo?: string,
): TempPost => {
  const post = tempPost(shift, employer, own ? [own] : []);
  const isConfirmed = own !== null && isConfirmedState(own.assignment.state);
  const { id, name } = shift.supervisor;
  const supervisor = isConfirmed
    ? { ...post.supervisor, ...(photo && { photo }) }
    : { _id: id, name };
  return { ...post, supervisor };
};

function tempPost(
  shift: Shift,
  employer: PersonCard,
  assignments: readonly ShownAssignment[],
): TempPost {
  return {
    _id: shift.id,
    employmentType: 'Temp',
    employer: shift.employerId,
    name: employer.name,
    profilePhoto: employer.photo,
    date: shift.startsAt.toISOString(),
    endDate: shift.endsAt.toISOString(),
    timeZone: shift.timeZone,
    startTime: localTime(shift.startsAt, shift.timeZone),
    postDateArray: [...shift.seriesDays],
    duration: shift.durationHours,
    rate: centsToDollars(shift.rate),
    totalRate: centsToDollars(timesRoundedUp(shift.rate, shift.durationHours, shift.totalWorkers)),
    totalWorkers: shift.totalWorkers,
    jobType: shift.jobType,
    jobTitle: shift.jobTitle,
    supervisor: withId(shift.supervisor),
    jobDescription: shift.jobDescription,
    jobRequirements: shift.jobRequirements,
    location: withId(shift.location),
    requests: assignments
      .filter(({ assignment }) => assignment.state === 'requested')
      .map((shown) => ({ ...shiftRequest(shown), ...agreementOf(shift, shown.assignment) })),
    confirmedArr: assignments.flatMap(confirmedWorker),
    requestCount: shift.requestCount,
    confirmedCount: shift.confirmedCount,
    status: shift.status,
    createdAt: shift.createdAt.toISOString(),
  };
}

const withId = <Part>({ id, ...rest }: Part & { readonly id: string }) => ({ _id: id, ...rest });

const shiftRequest = ({ assignment, worker, rating }: ShownAssignment): ShiftRequest => ({
  _id: assignment.id,
  requestUser: assignment.workerId,
  postId: assignment.shiftId,
  name: worker.name,
  profilePhoto: worker.photo,
  rating,
  createdAt: assignment.requestedAt.toISOString(),
});

const confirmedWorker = ({ assignment, worker, rating }: ShownAssignment): ConfirmedWorker[] =>
  isConfirmedState(assignment.state)
    ? [
        {
          _id: assignment.id,
          requestUser: assignment.workerId,
          name: worker.name,
          profilePhoto: worker.photo,
          rating,
          shiftStatus: SHIFT_STATUS_TEXT[assignment.state],
          shiftDetails: {
            employer: {
              checkInTime: assignment.checkInTime?.toISOString() ?? null,
              checkOutTime: assignment.checkOutTime?.toISOString() ?? null,
              ...(assignment.breakMinutes > 0 && { breakMinutes: assignment.breakMinutes }),
              ...(assignment.leftByChoice !== null && { leftByChoice: assignment.leftByChoice }),
              rated: assignment.rating !== null,
              rating: assignment.rating,
            },
          },
        },
      ]
    : [];

const MOST_KNOWN = 10_000;
const knownTimes = new Map<string, string>();

/** Zones are slow to ask, and lists show the same starts again and again. */
function localTime(instant: Date, timeZone: string): string {
  const key = `${timeZone} ${instant.getTime()}`;
  const known = knownTimes.get(key);
  if (known !== undefined) {
    return known;
  }
  const { hour, minute } = wallTimeIn(instant, timeZone);
  const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
  if (knownTimes.size >= MOST_KNOWN) {
    knownTimes.clear();
  }
  knownTimes.set(key, time);
  return time;
}
