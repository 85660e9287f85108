import type { TempPost } from '@leafshift/contracts/posts';
import { addHours } from '@leafshift/domain/time-zone';

/** An hour more than clocking allows, for phones whose clock is wrong. */
const HOURS_BEFORE = 2;

/** Whether I am confirmed and the shift is near, has begun, or a clock code or poster was scanned. */
export function isOwnClockShown(shift: TempPost, params: URLSearchParams): boolean {
  const [own] = shift.confirmedArr;
  if (!own || shift.status === 'Cancelled') return false;
  const isNear = Date.now() >= addHours(shift.date, -HOURS_BEFORE).getTime();
  return (
    isNear ||
    params.has('code') ||
    params.has('poster') ||
    own.shiftDetails.employer.checkInTime !== null
  );
}
