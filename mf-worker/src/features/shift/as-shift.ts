import type { ShiftStatus, TempPost } from '@leafshift/contracts/posts';
import type { ConfirmedState, Place, Shift, ShiftTimes } from '@leafshift/domain/shift-lifecycle';

const STATES: Readonly<Record<ShiftStatus, ConfirmedState>> = {
  Confirmed: 'confirmed',
  'Clocked In': 'clockedIn',
  'Clocked Out': 'clockedOut',
  Completed: 'completed',
  'No Show': 'noShow',
};

/** When a shift takes place, in the words of the lifecycle rules. */
export const timesOf = (shift: Pick<TempPost, 'date' | 'duration'>): ShiftTimes => ({
  startsAt: shift.date,
  durationHours: shift.duration,
});

/**
 * A shift in the words that the lifecycle rules understand. My copy names nobody else, so the
 * places that others hold stand in it without their names.
 */
export function asShift(shift: TempPost): Shift {
  const own = ownPlaces(shift);
  const others = shift.confirmedCount - shift.confirmedArr.length;
  return {
    ...timesOf(shift),
    timeZone: shift.timeZone,
    province: shift.location.province,
    jobType: shift.jobType,
    totalWorkers: shift.totalWorkers,
    status: shift.status,
    places: [...own, ...Array.from({ length: others }, (_, index) => someonesPlace(index))],
  };
}

function ownPlaces(shift: TempPost): Place[] {
  return [
    ...shift.confirmedArr.map(({ requestUser, shiftStatus, shiftDetails }) => ({
      workerId: requestUser,
      state: STATES[shiftStatus],
      checkInTime: shiftDetails.employer.checkInTime,
      checkOutTime: shiftDetails.employer.checkOutTime,
      rating: shiftDetails.employer.rating,
    })),
    ...shift.requests.map(({ requestUser }) => ({
      ...NO_TIMES,
      workerId: requestUser,
      state: 'requested' as const,
    })),
  ];
}

const NO_TIMES = { checkInTime: null, checkOutTime: null, rating: null } as const;

const someonesPlace = (index: number): Place => ({
  ...NO_TIMES,
  workerId: `someone-${index}`,
  state: 'confirmed',
});
