import { throwIfRefused } from '@leafshift/domain/refusal';
import { shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { type AssignmentOnShift, AssignmentProgress } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';

/** A worker's own confirmation, for what only who is confirmed and has not come can say. */
@Injectable()
export class OwnConfirmation {
  constructor(private readonly progress: AssignmentProgress) {}

  /** Throws NOT_FOUND, NOT_CONFIRMED, ALREADY_CLOCKED_IN, or that the shift is over. */
  async get(workerId: WorkerId, shiftId: ShiftId): Promise<AssignmentOnShift> {
    const found = (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
    const { shift, assignment } = found;
    if (shift.status !== null) {
      throwIfRefused(
        shiftRefusal(shift.status === 'Complete' ? 'POST_COMPLETE' : 'POST_CANCELLED'),
      );
    }
    if (assignment.state !== 'confirmed') {
      const hasCome = assignment.checkInTime !== null;
      throwIfRefused(shiftRefusal(hasCome ? 'ALREADY_CLOCKED_IN' : 'NOT_CONFIRMED'));
    }
    return found;
  }
}
