import type { ShiftCost } from '@leafshift/contracts/invoice';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { submitRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { type Assignment, EmployerAssignmentRepository } from '../../assignments/index.ts';
import type { InvoiceFacts } from '../../invoice/index.ts';
import { type Shift, type ShiftId, Shifts, toFullLifecycleShift } from '../../posts/index.ts';
import { ShiftBilling } from './shift-billing.ts';
import { shiftCostView } from './shift-cost.view.ts';

interface Costed {
  readonly shift: Shift;
  readonly facts: InvoiceFacts;
}

/** What shifts cost that are submitted now. */
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
    const taken = await this.assignments.listTaken(employerId, [shiftId]);
    throwIfRefused(this.#refusal(shift, taken));
    const [costed] = await this.#cost(employerId, [shift], taken);
    return shiftCostView(costed?.facts ?? refuse('NOT_FOUND'));
  }

  /**
   * Total of each in dollars, without those that would be refused (POST-60). Throws NOT_FOUND where one is not the
   * business's.
   */
  async list(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<{ postId: ShiftId; total: number }[]> {
    const ids = [...new Set(shiftIds)];
    const own = (await this.shifts.list(ids)).filter((shift) => shift.employerId === employerId);
    if (own.length < ids.length) refuse('NOT_FOUND');
    const taken = await this.assignments.listTaken(employerId, ids);
    const ready = own.filter((shift) => this.#refusal(shift, ofShift(taken, shift)) === null);
    const costed = await this.#cost(employerId, ready, taken);
    return costed.map(({ shift, facts }) => ({
      postId: shift.id,
      total: shiftCostView(facts).total,
    }));
  }

  #refusal(shift: Shift, assignments: readonly Assignment[]) {
    return submitRefusal(toFullLifecycleShift(shift, assignments), this.clock.now());
  }

  async #cost(
    employerId: EmployerId,
    shifts: readonly Shift[],
    taken: readonly Assignment[],
  ): Promise<Costed[]> {
    const worked = taken.filter(({ state }) => state === 'completed');
    const latePaid = await this.assignments.listLatePaid(
      employerId,
      shifts.map(({ id }) => id),
    );
    const paid = [...worked, ...latePaid];
    return this.billing.previews(
      employerId,
      shifts.map((shift) => ({ shift, assignments: ofShift(paid, shift) })),
    );
  }
}

const ofShift = (assignments: readonly Assignment[], { id }: Shift): readonly Assignment[] =>
  assignments.filter(({ shiftId }) => shiftId === id);
