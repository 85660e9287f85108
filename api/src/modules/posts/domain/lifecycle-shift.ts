import type { Place, Shift as RuledShift, ShiftTimes } from '@leafshift/domain/shift-lifecycle';
import { isConfirmedState } from '@leafshift/domain/shift-lifecycle';
import { hoursBetween } from '@leafshift/domain/time-zone';
import type { ShiftId } from './ids.ts';
import type { ShiftPlace } from './place.ts';
import type { Booking } from './ports/booking.repository.ts';
import type { Shift } from './shift.ts';

/** A shift with all its places, as the rules of the lifecycle read it. */
export const ruledShift = (shift: Shift, places: readonly ShiftPlace[]): RuledShift => ({
  startsAt: shift.startsAt,
  durationHours: shift.durationHours,
  timeZone: shift.timeZone,
  province: shift.location.province,
  jobType: shift.jobType,
  totalWorkers: shift.totalWorkers,
  status: shift.status,
  places,
});

/**
 * A shift as the rules need it for one worker: their own place, and the others only by number, so
 * that asking about one worker does not read two hundred places.
 */
export const ruledShiftFor = (shift: Shift, own: ShiftPlace | null): RuledShift => {
  const others = shift.confirmedCount - (own && isConfirmedState(own.state) ? 1 : 0);
  return {
    ...ruledShift(shift, []),
    places: [...(own ? [own] : []), ...Array.from({ length: others }, otherPlace)],
  };
};

/** When a worker is confirmed elsewhere than on that shift, for the rule on overlaps. */
export const confirmedElsewhere = (
  bookings: readonly Booking[],
  shiftId: ShiftId,
): readonly ShiftTimes[] =>
  bookings
    .filter((booking) => booking.shiftId !== shiftId)
    .map(({ startsAt, endsAt }) => ({ startsAt, durationHours: hoursBetween(startsAt, endsAt) }));

const otherPlace = (_: unknown, index: number): Place => ({
  workerId: `other-${index}`,
  state: 'confirmed',
  checkInTime: null,
  checkOutTime: null,
  rating: null,
});
