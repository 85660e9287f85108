import type { TempPost } from '@leafshift/contracts/posts';
import { shiftState } from '@leafshift/domain/shift-lifecycle';
import { toLifecycleShift } from '@leafshift/remote-pages/shifts';
import type { MarkKind } from '@leafshift/ui/status-mark';

/** The status of a shift for its employer, as the calendar and the cards mark it. */
export type EmployerShiftStatus = Extract<
  MarkKind,
  'open' | 'requests-waiting' | 'filled' | 'complete' | 'cancelled'
>;

/**
 * An open shift with waiting requests needs an action of the employer until it is over, so it has
 * a status of its own.
 */
export function employerShiftStatusOf(post: TempPost, now: Date = new Date()): EmployerShiftStatus {
  const state = shiftState(toLifecycleShift(post));
  if (state === 'open') {
    const isOver = Date.parse(post.endDate) <= now.getTime();
    return post.requestCount > 0 && !isOver ? 'requests-waiting' : 'open';
  }
  return state === 'inProgress' ? 'filled' : state;
}
