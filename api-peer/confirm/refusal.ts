import { WORKER_NOT_ELIGIBLE } from '@leafshift/domain/eligibility';
import { cents } from '@leafshift/domain/money';
import type { Refusal } from '@leafshift/domain/refusal';
import {
  ageRefusal,
  confirmRefusal,
  isRetailJobType,
  materialChanges,
  type ShiftTimes,
  shiftRefusal,
} from '@leafshift/domain/shift-lifecycle';
import { hoursBetween, toCalendarDay } from '@leafshift/domain/time-zone';
import type { AgreedTerms, FoundAssignment } from '../shifts/assignment.schema.ts';
import type { BookedShift } from '../shifts/booking.schema.ts';
import type { FoundShift } from '../shifts/shift.schema.ts';

const termsOf = ({ rateCents, ...agreed }: AgreedTerms) => ({
  ...agreed,
  rate: cents(rateCents),
  place: agreed,
});

const presentTermsOf = (shift: FoundShift) => ({
  ...shift,
  place: shift.location,
  rate: cents(shift.rateCents),
});

/** Whether the worker's word is for the shift as it is. */
export const hasAgreed = ({ agreed }: FoundAssignment, shift: FoundShift): boolean =>
  materialChanges(termsOf(agreed), presentTermsOf(shift)).length === 0;

/** That the worker of this birth date is too young for work in retail, or null for other work. */
export const youthRefusal = (
  shift: FoundShift,
  birthDay: string | null | undefined,
): Refusal | null =>
  isRetailJobType(shift.jobType) &&
  ageRefusal(
    { ...presentTermsOf(shift), assignments: [] },
    birthDay ? toCalendarDay(birthDay) : null,
  )
    ? WORKER_NOT_ELIGIBLE
    : null;

/** Why the worker of an assignment may not be confirmed now, or null. */
export function refusalOf(
  shift: FoundShift,
  assignment: FoundAssignment,
  booked: readonly BookedShift[],
): Refusal | null {
  const workerId = String(assignment.workerId);
  const lifecycleShift = {
    ...presentTermsOf(shift),
    assignments: [{ ...assignment, workerId, agreed: termsOf(assignment.agreed) }],
  };
  const elsewhere = booked
    .filter(({ shiftId, endsAt }) => !shiftId.equals(shift._id) && endsAt > shift.startsAt)
    .map(
      ({ startsAt, endsAt }): ShiftTimes => ({
        startsAt,
        durationHours: hoursBetween(startsAt, endsAt),
      }),
    );
  const now = new Date();
  const ofThisShift = confirmRefusal(lifecycleShift, workerId, [], now);
  if (ofThisShift) return ofThisShift;
  return shift.openSpots > 0
    ? confirmRefusal(lifecycleShift, workerId, elsewhere, now)
    : shiftRefusal('SHIFT_FILLED');
}
