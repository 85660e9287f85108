import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import { assertUpdated } from '../../../../infra/mongo/assert-updated.ts';
import { type Shift, type ShiftId, ShiftSpots, Shifts } from '../../../posts/index.ts';
import type { Assignment } from '../../domain/assignment.ts';
import {
  type AssignmentKey,
  EmployerAssignmentRepository,
  type WorkedTimes,
} from '../../domain/ports/employer-assignment.repository.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';

/** A confirmed worker with the shift, as an employer's next step finds them. */
export interface AssignmentOnShift {
  readonly shift: Shift;
  readonly assignment: Assignment;
}

/**
 * The steps of a confirmed worker that other modules decide on: clocking and rating. Each belongs in
 * the transaction of `GuardedChanges`; it throws ConditionNotMet where the assignment has moved on.
 */
@Injectable()
export class AssignmentProgress {
  constructor(
    private readonly shifts: Shifts,
    private readonly assignments: EmployerAssignmentRepository,
    private readonly ownAssignments: WorkerAssignmentRepository,
    private readonly spots: ShiftSpots,
  ) {}

  /** Null where the employer has no such shift, or the shift no such assignment. */
  async find(employerId: EmployerId, key: AssignmentKey): Promise<AssignmentOnShift | null> {
    const shift = await this.shifts.findOf(employerId, key.shiftId);
    const assignment = await this.assignments.find(employerId, key);
    return shift && assignment ? { shift, assignment } : null;
  }

  /** A worker's own, without stars that they are not shown; null where they never asked for the shift. */
  async findOwn(workerId: WorkerId, shiftId: ShiftId): Promise<AssignmentOnShift | null> {
    const assignment = await this.ownAssignments.find(workerId, shiftId);
    const shift = await this.shifts.find(shiftId);
    return shift && assignment ? { shift, assignment } : null;
  }

  /** Clocks in a worker who is confirmed, or was marked as not having come while a spot is left. */
  async clockIn(
    employerId: EmployerId,
    { id, shiftId, state }: Assignment,
    at: Date,
  ): Promise<void> {
    const key = { assignmentId: id, shiftId };
    const from = state === 'noShow' ? 'noShow' : 'confirmed';
    assertUpdated(await this.assignments.clockIn(employerId, key, { from, at }));
    if (from === 'noShow') {
      assertUpdated(await this.spots.comeAfterAll(employerId, shiftId));
    }
  }

  /** Clocks out a worker whose check-in is still the given one's, with an unpaid break. */
  async clockOut(
    employerId: EmployerId,
    { id, shiftId, checkInTime }: Assignment,
    at: Date,
    breakMinutes: number,
  ): Promise<void> {
    const key = { assignmentId: id, shiftId };
    const times = { checkIn: assertUpdated(checkInTime), checkOut: at, breakMinutes };
    assertUpdated(await this.assignments.clockOut(employerId, key, times));
  }

  /** Puts times and break right of a worker who came, until the shift is submitted. */
  async correct(employerId: EmployerId, seen: Assignment, times: WorkedTimes): Promise<Assignment> {
    return assertUpdated(await this.assignments.correct(employerId, seen, times));
  }

  /** Notes the stars of a worker who is clocked out, hidden from them; the assignment is then completed. Gives the shift after it. */
  async rate(
    employerId: EmployerId,
    key: AssignmentKey,
    rating: { readonly workerId: WorkerId; readonly stars: number },
  ): Promise<Shift> {
    assertUpdated(await this.assignments.rate(employerId, key, rating));
    return assertUpdated(await this.spots.countRated(employerId, key.shiftId));
  }

  /** Lets the worker see the stars that were noted. */
  showRating(employerId: EmployerId, key: AssignmentKey): Promise<void> {
    return this.assignments.showRating(employerId, key);
  }
}
