import type { ShiftCost } from '@leafshift/contracts/invoice';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { submitRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { EmployerAssignmentRepository } from '../../assignments/index.ts';
import { type ShiftId, Shifts, toFullLifecycleShift } from '../../posts/index.ts';
import { ShiftBilling } from './shift-billing.ts';
import { shiftCostView } from './shift-cost.view.ts';

/** What submitting a shift will cost. */
@Injectable()
export class ShiftCosts {
  constructor(
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly billing: ShiftBilling,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, or what submitting it would be refused with. */
  async get(employerId: EmployerId, shiftId: ShiftId): Promise<ShiftCost> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const assignments = await this.assignments.listTaken(employerId, [shiftId]);
    throwIfRefused(submitRefusal(toFullLifecycleShift(shift, assignments), this.clock.now()));
    const worked = assignments.filter(({ state }) => state === 'completed');
    const latePaid = await this.assignments.listLatePaid(employerId, shiftId);
    return shiftCostView(await this.billing.preview(shift, [...worked, ...latePaid]));
  }
}
