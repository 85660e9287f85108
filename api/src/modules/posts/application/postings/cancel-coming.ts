import { Injectable, type OnModuleInit } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { accountSuspended } from '../../../suspensions/index.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import { ShiftRepository } from '../../domain/ports/shift.repository.ts';
import { ShiftAssignments } from '../../domain/ports/shift-assignments.ts';
import type { Shift } from '../../domain/shift.ts';
import { shiftCancelled } from '../events/posting-events.ts';

const NOT_AT_WORK: ReadonlySet<string> = new Set(['requested', 'confirmed']);

/**
 * Cancels shifts that have not begun for everybody on them, in the running transaction: all of a
 * business that is suspended, and one that the back office takes down. One on which somebody is
 * clocked in has begun; what was worked is submitted as ever.
 */
@Injectable()
export class CancelComing implements OnModuleInit {
  constructor(
    private readonly shifts: ShiftRepository,
    private readonly ownShifts: EmployerShiftRepository,
    private readonly assignments: ShiftAssignments,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(accountSuspended, async ({ account }) => {
      if (account.usertype === 'Employer') {
        const employerId = account.id as EmployerId;
        await this.#cancel(employerId, await this.ownShifts.listOpen(employerId));
      }
    });
  }

  /** Throws NOT_FOUND, POST_COMPLETE, POST_CANCELLED or SHIFT_BEGUN. */
  async takeDown(id: ShiftId, reason: string): Promise<Shift> {
    const shift = (await this.shifts.find(id)) ?? refuse('NOT_FOUND');
    if (shift.status !== null) {
      refuse(shift.status === 'Complete' ? 'POST_COMPLETE' : 'POST_CANCELLED');
    }
    const [cancelled] = await this.#cancel(shift.employerId, [shift], reason);
    return cancelled ?? refuse('SHIFT_BEGUN');
  }

  /** One that its employer cancels with who is confirmed on it. Throws SHIFT_BEGUN. */
  async cancelOwn(shift: Shift): Promise<Shift> {
    const [cancelled] = await this.#cancel(shift.employerId, [shift]);
    return cancelled ?? refuse('SHIFT_BEGUN');
  }

  async #cancel(
    employerId: EmployerId,
    open: readonly Shift[],
    takenDownReason?: string,
  ): Promise<readonly Shift[]> {
    const now = this.clock.now();
    const coming = open.filter(({ startsAt }) => startsAt > now).map(({ id }) => id);
    const taken = await this.assignments.ofShifts(employerId, coming);
    const atWork = new Set(
      taken.filter(({ state }) => !NOT_AT_WORK.has(state)).map(({ shiftId }) => shiftId),
    );
    const cancelled: Shift[] = [];
    for (const id of coming.filter((each) => !atWork.has(each))) {
      const shift = await this.ownShifts.cancelComing(employerId, id, now, takenDownReason);
      if (shift) {
        await this.events.publish(shiftCancelled, { shift });
        cancelled.push(shift);
      }
    }
    return cancelled;
  }
}
