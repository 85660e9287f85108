import type { ConfirmedWorker, ShiftStatus, TempPost } from '@leafshift/contracts/posts';
import type {
  Assignment,
  ConfirmedState,
  Shift,
  ShiftTimes,
} from '@leafshift/domain/shift-lifecycle';

const STATES: Readonly<Record<ShiftStatus, ConfirmedState>> = {
  Confirmed: 'confirmed',
  'Clocked In': 'clockedIn',
  'Clocked Out': 'clockedOut',
  Completed: 'completed',
  'No Show': 'noShow',
};

const NO_TIMES = { checkInTime: null, checkOutTime: null, rating: null } as const;

/** When a shift takes place, as the lifecycle rules take it. */
export const timesOf = (post: Pick<TempPost, 'date' | 'duration'>): ShiftTimes => ({
  startsAt: post.date,
  durationHours: post.duration,
});

/**
 * A posting as the API sends it, as the shift that the lifecycle rules take. A worker's copy of a
 * posting names no other worker; their assignments are in it without a name, so that the rules
 * still see how many open spots are left.
 */
export function toLifecycleShift(post: TempPost): Shift {
  const unnamed = Math.max(0, post.confirmedCount - post.confirmedArr.length);
  return {
    ...timesOf(post),
    timeZone: post.timeZone,
    province: post.location.province,
    jobType: post.jobType,
    totalWorkers: post.totalWorkers,
    status: post.status,
    assignments: [
      ...post.confirmedArr.map(confirmedAssignment),
      ...post.requests.map(({ requestUser }) => requestedAssignment(requestUser)),
      ...Array.from({ length: unnamed }, (_, index) => unnamedAssignment(index)),
    ],
  };
}

/** How far a confirmed worker is on the shift. */
export function assignmentStateOf(worker: ConfirmedWorker): ConfirmedState {
  return STATES[worker.shiftStatus];
}

function confirmedAssignment(worker: ConfirmedWorker): Assignment {
  const { checkInTime, checkOutTime, rating } = worker.shiftDetails.employer;
  return {
    workerId: worker.requestUser,
    state: assignmentStateOf(worker),
    checkInTime,
    checkOutTime,
    rating,
  };
}

const requestedAssignment = (workerId: string): Assignment => ({
  ...NO_TIMES,
  workerId,
  state: 'requested',
});

const unnamedAssignment = (index: number): Assignment => ({
  ...NO_TIMES,
  workerId: `unnamed-${index}`,
  state: 'confirmed',
});
