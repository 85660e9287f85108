import type { ShiftCost } from '@leafshift/contracts/invoice';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { submitRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../../core/ids.ts';
import type { ShiftId } from '../../domain/ids.ts';
import { ruledShift } from '../../domain/lifecycle-shift.ts';
import { ShiftBilling } from '../adapters/shift-billing.ts';
import { EmployerRecords } from '../records.ts';
import { shiftCostView } from '../views/shift-cost.view.ts';

/** What submitting a shift will cost. */
@Injectable()
export class ShiftCosts {
  constructor(
    private readonly records: EmployerRecords,
    private readonly billing: ShiftBilling,
  ) {}

  /** Throws NOT_FOUND, or what submitting it would be refused with. */
  async get(employerId: EmployerId, shiftId: ShiftId): Promise<ShiftCost> {
    const shift = (await this.records.shifts.find(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const places = await this.records.places.listTaken(employerId, [shiftId]);
    throwIfRefused(submitRefusal(ruledShift(shift, places)));
    const worked = places.filter(({ state }) => state === 'completed');
    return shiftCostView(await this.billing.preview(shift, worked));
  }
}
