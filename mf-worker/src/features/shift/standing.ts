import type { TempPost } from '@leafshift/contracts/posts';
import type { MarkKind } from '@leafshift/ui/status-mark';

/**
 * Where I stand on a shift, read from my own copy of it: `requests` and `confirmedArr` hold nobody
 * else. `working` is from clock-in until the employer submits the shift; a no-show may still be
 * clocked in by the employer.
 */
export type Standing =
  | 'none'
  | 'requested'
  | 'confirmed'
  | 'working'
  | 'noShow'
  | 'complete'
  | 'cancelled';

export function standingOf(shift: TempPost): Standing {
  if (shift.status === 'Cancelled') return 'cancelled';
  const [place] = shift.confirmedArr;
  if (place) {
    if (place.shiftStatus === 'No Show') return 'noShow';
    if (shift.status === 'Complete') return 'complete';
    return place.shiftStatus === 'Confirmed' ? 'confirmed' : 'working';
  }
  return shift.requests.length > 0 ? 'requested' : 'none';
}

/** How the calendar and the lists mark each standing; a shift without me has no mark. */
export const STANDING_MARKS: Readonly<Record<Exclude<Standing, 'none'>, MarkKind>> = {
  requested: 'requested',
  confirmed: 'confirmed',
  working: 'confirmed',
  noShow: 'problem',
  complete: 'complete',
  cancelled: 'cancelled',
};
