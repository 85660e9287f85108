import { throwIfRefused } from '@leafshift/domain/refusal';
import { inviteRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { ShiftNotifications } from '../../assignments/index.ts';
import { WorkerAvailability } from '../../availability/index.ts';
import { Eligibility } from '../../eligibility/index.ts';
import {
  type Shift,
  ShiftAssignments,
  type ShiftId,
  Shifts,
  toLifecycleShift,
} from '../../posts/index.ts';
import { FavouriteRepository } from '../domain/favourite.repository.ts';
import { InvitationRepository } from '../domain/invitation.repository.ts';

/**
 * An employer invites favourite workers to shifts (ADR 0080): they are told at once, in their list
 * and by mail, and the shift says so to them. All or nobody. Who blocked the employer hears of nothing,
 * and the employer does not see that (FIND-4).
 */
@Injectable()
export class InviteWorkersUseCase {
  constructor(
    private readonly eligibility: Eligibility,
    private readonly favourites: FavouriteRepository,
    private readonly invitations: InvitationRepository,
    private readonly shifts: Shifts,
    private readonly assignments: ShiftAssignments,
    private readonly availability: WorkerAvailability,
    private readonly notifications: ShiftNotifications,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * How many invitations were sent: who was invited before or has asked already is left alone.
   * Throws NOT_FOUND, what keeps the employer from confirming, SHIFT_BEGUN, SHIFT_FULL, POST_COMPLETE or POST_CANCELLED.
   */
  async execute(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
    workerIds: readonly WorkerId[],
  ): Promise<number> {
    const workers = [...new Set(workerIds)];
    const favourites = await this.favourites.among(employerId, workers);
    if (workers.some((workerId) => !favourites.has(workerId))) {
      refuse('NOT_FOUND');
    }
    return this.transactions.run(async () => {
      await this.eligibility.require(employerId, 'confirm');
      let sent = 0;
      for (const shiftId of new Set(shiftIds)) {
        sent += await this.#invite(await this.#openShift(employerId, shiftId), workers);
      }
      return sent;
    });
  }

  async #openShift(employerId: EmployerId, shiftId: ShiftId): Promise<Shift> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    throwIfRefused(inviteRefusal(toLifecycleShift(shift, null), this.clock.now()));
    return shift;
  }

  async #invite(shift: Shift, workers: readonly WorkerId[]): Promise<number> {
    const { id: shiftId, employerId } = shift;
    const taken = await this.assignments.ofShifts(employerId, [shiftId]);
    const asked = new Set(taken.map(({ workerId }) => workerId));
    const invited: WorkerId[] = [];
    for (const workerId of workers.filter((worker) => !asked.has(worker))) {
      const invitedAt = this.clock.now();
      if (await this.invitations.add({ shiftId, employerId, workerId, invitedAt })) {
        invited.push(workerId);
      }
    }
    const blocking = await this.availability.blocking(employerId, invited);
    const to = invited.filter((workerId) => !blocking.has(workerId));
    if (to.length > 0) {
      await this.notifications.tell(shift, { kind: 'shift-invited' }, { from: employerId, to });
    }
    return invited.length;
  }
}
