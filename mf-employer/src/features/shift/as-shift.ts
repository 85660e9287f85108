import type { ConfirmedWorker, ShiftStatus, TempPost } from '@leafshift/contracts/posts';
import type { ConfirmedState, Place, Shift } from '@leafshift/domain/shift-lifecycle';

const STATES: Readonly<Record<ShiftStatus, ConfirmedState>> = {
  Confirmed: 'confirmed',
  'Clocked In': 'clockedIn',
  'Clocked Out': 'clockedOut',
  Completed: 'completed',
  'No Show': 'noShow',
};

/** A posting as its employer receives it, in the words that the lifecycle rules understand. */
export function asShift(post: TempPost): Shift {
  return {
    startsAt: post.date,
    durationHours: post.duration,
    timeZone: post.timeZone,
    province: post.location.province,
    jobType: post.jobType,
    totalWorkers: post.totalWorkers,
    status: post.status,
    places: [...post.confirmedArr.map(confirmedPlace), ...requestedPlaces(post)],
  };
}

/** How far a confirmed worker is on the shift. */
export function placeStateOf(worker: ConfirmedWorker): ConfirmedState {
  return STATES[worker.shiftStatus];
}

function confirmedPlace(worker: ConfirmedWorker): Place {
  const { checkInTime, checkOutTime, rating } = worker.shiftDetails.employer;
  return {
    workerId: worker.requestUser,
    state: placeStateOf(worker),
    checkInTime,
    checkOutTime,
    rating,
  };
}

function requestedPlaces(post: TempPost): Place[] {
  return post.requests.map((request) => ({
    workerId: request.requestUser,
    state: 'requested',
    checkInTime: null,
    checkOutTime: null,
    rating: null,
  }));
}
