import type {
  ConfirmedWorker,
  SeenTerms,
  ShiftRequest,
  ShiftStatus,
  TempPost,
} from '@leafshift/contracts/posts';
import { dollarsToCents } from '@leafshift/domain/money';
import {
  type Assignment,
  type ConfirmedState,
  type Shift,
  type ShiftTimes,
  takesSpot,
  type WorkTerms,
} from '@leafshift/domain/shift-lifecycle';

const STATES: Readonly<Record<ShiftStatus, ConfirmedState>> = {
  Confirmed: 'confirmed',
  'Clocked In': 'clockedIn',
  'Clocked Out': 'clockedOut',
  Completed: 'completed',
  'No Show': 'noShow',
};

const NO_TIMES = { checkInTime: null, checkOutTime: null, rating: null, agreed: null } as const;

/** When a shift takes place, as the lifecycle rules take it. */
export const timesOf = (post: Pick<SeenTerms, 'date' | 'duration'>): ShiftTimes => ({
  startsAt: post.date,
  durationHours: post.duration,
});

/** What workers go by when they ask for a shift, or went by before it was changed. */
export const workTermsOf = (post: SeenTerms): WorkTerms => ({
  ...timesOf(post),
  jobType: post.jobType,
  jobTitle: post.jobTitle,
  place: post.location,
  // Left out of what a coordinator is sent (BUSINESS-3); no rule of a shift's employer asks for it.
  rate: dollarsToCents(Number.isFinite(post.rate) ? post.rate : 0),
});

/**
 * A posting as the API sends it, as the shift that the lifecycle rules take. A worker's copy of a
 * posting names no other worker; their assignments are in it without a name, so that the rules
 * still see how many open spots are left.
 */
export function toLifecycleShift(post: TempPost): Shift {
  const named = post.confirmedArr.filter((worker) => takesSpot(assignmentStateOf(worker)));
  const unnamed = Math.max(0, post.confirmedCount - named.length);
  return {
    ...workTermsOf(post),
    timeZone: post.timeZone,
    totalWorkers: post.totalWorkers,
    status: post.status,
    latePayCount: post.latePayCount ?? 0,
    assignments: [
      ...post.confirmedArr.map(confirmedAssignment),
      ...post.requests.map((request) => requestedAssignment(request)),
      ...Array.from({ length: unnamed }, (_, index) => unnamedAssignment(index)),
    ],
  };
}

/** How far a confirmed worker is on the shift. */
export function assignmentStateOf(worker: ConfirmedWorker): ConfirmedState {
  return STATES[worker.shiftStatus];
}

function confirmedAssignment(worker: ConfirmedWorker): Assignment {
  const { checkInTime, checkOutTime, breakMinutes, rating } = worker.shiftDetails.employer;
  return {
    workerId: worker.requestUser,
    state: assignmentStateOf(worker),
    checkInTime,
    checkOutTime,
    breakMinutes,
    rating,
    agreed: null,
  };
}

const requestedAssignment = ({ requestUser, changed }: ShiftRequest): Assignment => ({
  ...NO_TIMES,
  workerId: requestUser,
  state: 'requested',
  agreed: changed ? workTermsOf(changed.before) : null,
});

const unnamedAssignment = (index: number): Assignment => ({
  ...NO_TIMES,
  workerId: `unnamed-${index}`,
  state: 'confirmed',
});
