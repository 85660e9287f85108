import { Injectable } from '@nestjs/common';
import type { EmployerId } from '../../../core/ids.ts';
import type { ShiftId } from '../domain/ids.ts';
import { EmployerShiftRepository } from '../domain/ports/employer-shift.repository.ts';
import { ShiftRepository } from '../domain/ports/shift.repository.ts';
import type { Shift } from '../domain/shift.ts';

/** Shifts, for other modules to read. */
@Injectable()
export class Shifts {
  constructor(
    private readonly shifts: ShiftRepository,
    private readonly ownShifts: EmployerShiftRepository,
  ) {}

  find(id: ShiftId): Promise<Shift | null> {
    return this.shifts.find(id);
  }

  /** Null also for another employer's shift. */
  findOf(employerId: EmployerId, id: ShiftId): Promise<Shift | null> {
    return this.ownShifts.find(employerId, id);
  }

  /** The shifts of the ids that exist, in the order of the ids. */
  list(ids: readonly ShiftId[]): Promise<readonly Shift[]> {
    return this.shifts.list(ids);
  }
}
