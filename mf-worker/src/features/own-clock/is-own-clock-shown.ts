import type { TempPost } from '@leafshift/contracts/posts';
import { addHours } from '@leafshift/domain/time-zone';

const HOURS_BEFORE = 24;

/** Whether I am confirmed and the shift is near, has begun, or its clock code was scanned. */
export function isOwnClockShown(shift: TempPost, params: URLSearchParams): boolean {
  const [own] = shift.confirmedArr;
  if (!own || shift.status === 'Cancelled') return false;
  const isNear = Date.now() >= addHours(shift.date, -HOURS_BEFORE).getTime();
  return isNear || params.has('code') || own.shiftDetails.employer.checkInTime !== null;
}
