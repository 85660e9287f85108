import { textCode } from '@leafshift/domain/text-code';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { asId, type EmployerId } from '../../../core/ids.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import {
  type AssignmentKey,
  type AssignmentOnShift,
  AssignmentProgress,
  EmployerAssignmentRepository,
} from '../../assignments/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { WorkerRelease } from '../../releases/index.ts';
import { SecuredPayRepository } from '../domain/secured-pay.repository.ts';
import { releaseUnpaid } from './secure-pay.kind.ts';

/**
 * Releases the workers of a shift whose pay could not be secured, with late pay as if the business had
 * released them: a card that refuses must not be a way around it.
 */
@Injectable()
export class ReleaseUnpaid implements OnModuleInit {
  constructor(
    private readonly pays: SecuredPayRepository,
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly progress: AssignmentProgress,
    private readonly release: WorkerRelease,
    private readonly changes: GuardedChanges,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(releaseUnpaid, ({ shiftId }) => this.#release(asId<ShiftId>(shiftId)));
  }

  /** Each worker on their own. Who has come, or was confirmed with another card, stays. */
  async #release(shiftId: ShiftId): Promise<void> {
    const shift = await this.shifts.find(shiftId);
    if (!shift) {
      return;
    }
    const { employerId } = shift;
    const taken = await this.assignments.listTaken(employerId, [shiftId]);
    for (const { id: assignmentId, state } of taken) {
      if (state === 'confirmed') {
        await this.changes.run(
          shiftId,
          () => this.#findUnpaid(employerId, { shiftId, assignmentId }),
          async (found) => {
            if (found) await this.release.unpaid(found, textCode('RELEASED_PAY_NOT_SECURED'));
          },
        );
      }
    }
  }

  async #findUnpaid(employerId: EmployerId, key: AssignmentKey): Promise<AssignmentOnShift | null> {
    const pay = await this.pays.find(key.shiftId);
    const found = await this.progress.find(employerId, key);
    // A card that was saved since has ended the record, and not the decision.
    const isUnpaid = pay === null || pay.securing.state === 'released';
    return isUnpaid && found?.assignment.state === 'confirmed' ? found : null;
  }
}
