import { throwIfRefused } from '@leafshift/domain/refusal';
import {
  closedShiftRefusal,
  isConfirmedState,
  shiftRefusal,
} from '@leafshift/domain/shift-lifecycle';
import type { AssignmentOnShift } from '../../assignments/index.ts';
import { toLifecycleShift } from '../../posts/index.ts';

/** Throws POST_COMPLETE, POST_CANCELLED or NOT_CONFIRMED: then there are no hours to record. */
export function throwIfNotConfirmed({ shift, assignment }: AssignmentOnShift): void {
  throwIfRefused(closedShiftRefusal(toLifecycleShift(shift, assignment)));
  throwIfRefused(isConfirmedState(assignment.state) ? null : shiftRefusal('NOT_CONFIRMED'));
}
