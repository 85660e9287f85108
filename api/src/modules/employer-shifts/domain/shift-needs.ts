import type { ShiftNeed } from '@leafshift/contracts/employer-shifts';
import type { Shift } from '../../posts/index.ts';
import type { OpenMatters } from './employer-shift-lists.ts';

/** What the shift waits for its employer with (POST-58). */
export function shiftNeeds(
  shift: Shift,
  { disputed, refused }: OpenMatters,
  now: Date,
): ShiftNeed[] {
  const isOpen = shift.status === null;
  const isOver = shift.endsAt <= now;
  const isOwed = shift.confirmedCount + shift.noShowCount + shift.latePayCount > 0;
  const needs: readonly (readonly [ShiftNeed, boolean])[] = [
    [
      'requests',
      isOpen && !isOver && shift.requestCount > 0 && shift.confirmedCount < shift.totalWorkers,
    ],
    ['submit', isOpen && isOver && isOwed],
    ['dispute', disputed.includes(shift.id)],
    ['pay-refused', refused.includes(shift.id)],
  ];
  return needs.flatMap(([need, isThere]) => (isThere ? [need] : []));
}
