import { throwIfRefused } from '@leafshift/domain/refusal';
import { deleteRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../../core/ids.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../../infra/mongo/guarded-changes.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import { type PermanentPostingId, PermanentRepository } from '../../../job-board/index.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { toLifecycleShift } from '../../domain/lifecycle-shift.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import { shiftCancelled } from '../events/posting-events.ts';

/**
 * Removes a Permanent posting, or cancels a shift while nobody is confirmed: it leaves the lists and
 * is kept as 'Cancelled'.
 */
@Injectable()
export class DeletePostUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly shifts: EmployerShiftRepository,
    private readonly postings: PermanentRepository,
    private readonly events: DomainEvents,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Throws NOT_FOUND, POST_HAS_CONFIRMED_WORKER, POST_COMPLETE or POST_CANCELLED. */
  async execute(employerId: EmployerId, id: string): Promise<void> {
    const shiftId = asId<ShiftId>(id);
    if (await this.shifts.find(employerId, shiftId)) {
      await this.changes.run(
        shiftId,
        () => this.#check(employerId, shiftId),
        () => this.#cancel(employerId, shiftId),
      );
      return;
    }
    await this.#remove(employerId, asId<PermanentPostingId>(id));
  }

  async #check(employerId: EmployerId, shiftId: ShiftId): Promise<void> {
    const shift = (await this.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfRefused(deleteRefusal(toLifecycleShift(shift, null)));
  }

  async #cancel(employerId: EmployerId, shiftId: ShiftId): Promise<void> {
    const shift = assertUpdated(await this.shifts.cancel(employerId, shiftId));
    await this.events.publish(shiftCancelled, { shift });
  }

  async #remove(employerId: EmployerId, id: PermanentPostingId): Promise<void> {
    await this.transactions.run(async () => {
      if (!(await this.postings.remove(employerId, id))) {
        refuse('NOT_FOUND');
      }
      await this.realtime.postChanged(id, [employerId]);
    });
  }
}
