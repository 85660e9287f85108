import type { TempPost } from '@leafshift/contracts/posts';
import type { MarkKind } from '@leafshift/ui/status-mark';

/**
 * How far the signed-in worker is on a shift. A worker's copy of a posting holds only their own
 * entry in `requests` and `confirmedArr`. `working` lasts from clock-in until the employer submits
 * the shift. A no-show can still be clocked in by the employer. `changed` is a request that waits until I agree to what was
 * changed after it.
 */
export type WorkerShiftStatus =
  | 'none'
  | 'requested'
  | 'changed'
  | 'confirmed'
  | 'working'
  | 'noShow'
  | 'complete'
  | 'cancelled';

export function workerShiftStatusOf(shift: TempPost): WorkerShiftStatus {
  if (shift.status === 'Cancelled') return 'cancelled';
  const [assignment] = shift.confirmedArr;
  if (assignment) {
    if (assignment.shiftStatus === 'No Show') return 'noShow';
    if (shift.status === 'Complete') return 'complete';
    return assignment.shiftStatus === 'Confirmed' ? 'confirmed' : 'working';
  }
  const [request] = shift.requests;
  if (!request) return 'none';
  return request.changed ? 'changed' : 'requested';
}

/** Whether I have worked the shift and gone home, so that I may rate its business. */
export const hasWorked = ({ confirmedArr: [own] }: TempPost): boolean =>
  own?.shiftStatus === 'Clocked Out' || own?.shiftStatus === 'Completed';

/** How the calendar and the lists mark each status; a shift without me has no mark. */
export const WORKER_SHIFT_STATUS_MARKS: Readonly<
  Record<Exclude<WorkerShiftStatus, 'none'>, MarkKind>
> = {
  requested: 'requested',
  changed: 'requests-waiting',
  confirmed: 'confirmed',
  working: 'confirmed',
  noShow: 'problem',
  complete: 'complete',
  cancelled: 'cancelled',
};
