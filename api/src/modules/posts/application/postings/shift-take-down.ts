import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import { Clock } from '../../../../infra/clock/clock.ts';
import { DomainEvents } from '../../../../infra/domain-events/domain-events.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { EmployerShiftRepository } from '../../domain/ports/employer-shift.repository.ts';
import { ShiftRepository } from '../../domain/ports/shift.repository.ts';
import { ShiftAssignments } from '../../domain/ports/shift-assignments.ts';
import type { Shift } from '../../domain/shift.ts';
import { shiftCancelled } from '../events/posting-events.ts';

/** The back office takes a shift down: cancelled for everybody on it, and for good. */
@Injectable()
export class ShiftTakeDown {
  constructor(
    private readonly shifts: ShiftRepository,
    private readonly ownShifts: EmployerShiftRepository,
    private readonly assignments: ShiftAssignments,
    private readonly events: DomainEvents,
    private readonly clock: Clock,
  ) {}

  /** In the running transaction. Throws NOT_FOUND, POST_COMPLETE, POST_CANCELLED or SHIFT_BEGUN. */
  async execute(id: ShiftId, reason: string): Promise<Shift> {
    const { employerId, status } = (await this.shifts.find(id)) ?? refuse('NOT_FOUND');
    if (status !== null) {
      refuse(status === 'Complete' ? 'POST_COMPLETE' : 'POST_CANCELLED');
    }
    const taken = await this.assignments.ofShifts(employerId, [id]);
    if (taken.some(({ state }) => state !== 'requested' && state !== 'confirmed')) {
      refuse('SHIFT_BEGUN');
    }
    const now = this.clock.now();
    const shift =
      (await this.ownShifts.cancelComing(employerId, id, now, reason)) ?? refuse('SHIFT_BEGUN');
    await this.events.publish(shiftCancelled, { shift });
    return shift;
  }
}
