import type { WorkerDistance } from '@leafshift/contracts/employer-shifts';
import { distanceBetween } from '@leafshift/domain/places/precision';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { EmployerAssignmentRepository } from '../../assignments/index.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { Profiles } from '../../profile/index.ts';

/** How far the workers of a shift live from its store (SHIFT-65). */
@Injectable()
export class WorkerDistances {
  constructor(
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly profiles: Profiles,
  ) {}

  /**
   * In whole kilometres, at least one, however exactly both places are known: from three stores a tenth
   * of a kilometre would tell an employer the house. Throws NOT_FOUND.
   */
  async list(employerId: EmployerId, shiftId: ShiftId): Promise<WorkerDistance[]> {
    const { location } = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const assignments = await this.assignments.listTaken(employerId, [shiftId]);
    const profiles = await this.profiles.map(assignments.map(({ workerId }) => workerId));
    return [...profiles].flatMap(([worker, { latitude, longitude, precision }]) => {
      if (latitude === undefined || longitude === undefined) return [];
      const { km, isExact } = distanceBetween({ latitude, longitude, precision }, location);
      return { worker, km: Math.max(1, Math.round(km)), isExact };
    });
  }
}
