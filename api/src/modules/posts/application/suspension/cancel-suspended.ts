import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EmployerId } from '../../../../core/ids.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import { accountSuspended } from '../../../suspensions/index.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import { ShiftAssignments } from '../../domain/ports/shift-assignments.ts';
import { shiftCancelled } from '../events/posting-events.ts';

const NOT_AT_WORK: ReadonlySet<string> = new Set(['requested', 'confirmed']);

/**
 * Cancels the shifts of a suspended business that have not begun, in the transaction of the
 * suspension. One on which somebody is clocked in has begun; what was worked is submitted as ever.
 */
@Injectable()
export class CancelSuspended implements OnModuleInit {
  constructor(
    private readonly shifts: EmployerShiftRepository,
    private readonly assignments: ShiftAssignments,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.events.subscribe(accountSuspended, async ({ account }) => {
      if (account.usertype === 'Employer') {
        await this.#cancelAll(account.id as EmployerId);
      }
    });
  }

  async #cancelAll(employerId: EmployerId): Promise<void> {
    const now = this.clock.now();
    const open = await this.shifts.listOpen(employerId);
    const coming = open.filter(({ startsAt }) => startsAt > now).map(({ id }) => id);
    const taken = await this.assignments.ofShifts(employerId, coming);
    const atWork = new Set(
      taken.filter(({ state }) => !NOT_AT_WORK.has(state)).map(({ shiftId }) => shiftId),
    );
    for (const id of coming.filter((each) => !atWork.has(each))) {
      const shift = await this.shifts.cancelComing(employerId, id, now);
      if (shift) {
        await this.events.publish(shiftCancelled, { shift });
      }
    }
  }
}
