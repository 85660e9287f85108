import { throwIfRefused } from '@leafshift/domain/refusal';
import { deleteRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { asId, type EmployerId } from '../../../../core/ids.ts';
import { Transactions } from '../../../../infra/mongo/transactions.ts';
import { Realtime } from '../../../../infra/realtime/realtime.ts';
import type { PermanentPostingId, ShiftId } from '../../domain/ids.ts';
import { ruledShiftFor } from '../../domain/lifecycle-shift.ts';
import { PermanentRepository } from '../../domain/ports/permanent.repository.ts';
import { held, ShiftChanges } from '../changes/shift-changes.ts';
import { ShiftNotices } from '../notices/shift-notices.ts';
import { EmployerRecords } from '../records.ts';

/**
 * Removes a Permanent posting, or cancels a shift while nobody is confirmed: it leaves the lists, is
 * kept as 'Cancelled', and who requested it is told.
 */
@Injectable()
export class DeletePostUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly postings: PermanentRepository,
    private readonly notices: ShiftNotices,
    private readonly transactions: Transactions,
    private readonly realtime: Realtime,
  ) {}

  /** Throws NOT_FOUND, POST_HAS_CONFIRMED_WORKER, POST_COMPLETE or POST_CANCELLED. */
  async execute(employerId: EmployerId, id: string): Promise<void> {
    const shiftId = asId<ShiftId>(id);
    if (await this.records.shifts.find(employerId, shiftId)) {
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
    const shift = (await this.records.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfRefused(deleteRefusal(ruledShiftFor(shift, null)));
  }

  async #cancel(employerId: EmployerId, shiftId: ShiftId): Promise<void> {
    const shift = held(await this.records.shifts.cancel(employerId, shiftId));
    const workerIds = await this.records.places.cancelRequests(employerId, shiftId);
    await this.notices.tell(
      shift,
      { kind: 'shift-cancelled' },
      { from: employerId, to: workerIds },
    );
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
