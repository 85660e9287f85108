import type { TempPost } from '@leafshift/contracts/posts';
import { shiftState } from '@leafshift/domain/shift-lifecycle';
import type { MarkKind } from '@leafshift/ui/status-mark';
import { asShift } from './as-shift.ts';

/** How a shift stands for its employer, as the calendar and the cards mark it. */
export type Standing = Extract<
  MarkKind,
  'open' | 'requests-waiting' | 'filled' | 'complete' | 'cancelled'
>;

/** An open shift with waiting requests needs the employer; that is told apart from merely open. */
export function standingOf(post: TempPost): Standing {
  const state = shiftState(asShift(post));
  if (state === 'open') {
    return post.requestCount > 0 ? 'requests-waiting' : 'open';
  }
  return state === 'inProgress' ? 'filled' : state;
}
