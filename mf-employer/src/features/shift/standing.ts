import type { TempPost } from '@leafshift/contracts/posts';
import { shiftState } from '@leafshift/domain/shift-lifecycle';
import type { MarkKind } from '@leafshift/ui/status-mark';
import { asShift } from './as-shift.ts';

/** How a shift stands for its employer, as the calendar and the cards mark it. */
export type Standing = Extract<
  MarkKind,
  'open' | 'requests-waiting' | 'filled' | 'complete' | 'cancelled'
>;

/**
 * An open shift with waiting requests needs the employer, as long as it is not over; that is told
 * apart from merely open.
 */
export function standingOf(post: TempPost, now: Date = new Date()): Standing {
  const state = shiftState(asShift(post));
  if (state === 'open') {
    const isOver = Date.parse(post.endDate) <= now.getTime();
    return post.requestCount > 0 && !isOver ? 'requests-waiting' : 'open';
  }
  return state === 'inProgress' ? 'filled' : state;
}
