import { hoursOfAssignment } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import { isOwnStore } from '../../../../core/members/own-stores.ts';
import { Reputations, type Shift, Shifts } from '../../../posts/index.ts';
import { type WorkRecord, WorkRecords, type WorkTogether } from '../../../profile/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import { CompletedWork } from '../../domain/ports/completed-work.ts';

const LAST_SHIFTS = 5;

/** What profiles ask about work done. */
@Injectable()
export class AssignmentWorkRecords extends WorkRecords {
  constructor(
    private readonly work: CompletedWork,
    private readonly shifts: Shifts,
    private readonly reputations: Reputations,
  ) {
    super();
  }

  override async findForEmployer(
    employerId: EmployerId,
    workerId: WorkerId,
  ): Promise<WorkRecord | null> {
    return (await this.work.isKnown(employerId, workerId)) ? this.reputations.find(workerId) : null;
  }

  override async together(employerId: EmployerId, workerId: WorkerId): Promise<WorkTogether> {
    const assignments = await this.work.listTogether(employerId, workerId);
    const last = assignments.slice(0, LAST_SHIFTS);
    const shifts = await this.shifts.list(last.map(({ shiftId }) => shiftId));
    return {
      shiftsCompleted: assignments.length,
      hours: totalHours(assignments.map((assignment) => hoursOfAssignment(assignment) ?? 0)),
      rating: average(assignments.flatMap(({ rating }) => rating ?? [])),
      lastShifts: last.flatMap((assignment) => {
        const shift = shifts.find(({ id }) => id === assignment.shiftId);
        return shift && isOwnStore(shift.location.id) ? [shiftTogether(shift, assignment)] : [];
      }),
    };
  }

  override completedFor(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, number>> {
    return this.work.countFor(employerId, workerIds);
  }
}

const shiftTogether = (
  { id, startsAt, timeZone, jobTitle, location }: Shift,
  assignment: Assignment,
): WorkTogether['lastShifts'][number] => ({
  shiftId: id,
  startsAt,
  timeZone,
  jobTitle,
  locationName: location.locationName,
  hours: hoursOfAssignment(assignment) ?? 0,
  stars: assignment.rating,
});

/** Hundredths are added as whole numbers, so that the sum has two decimals as well. */
const totalHours = (hours: readonly number[]): number =>
  hours.reduce((sum, each) => sum + Math.round(each * 100), 0) / 100;

const average = (stars: readonly number[]): number | null =>
  stars.length === 0 ? null : stars.reduce((sum, each) => sum + each, 0) / stars.length;
