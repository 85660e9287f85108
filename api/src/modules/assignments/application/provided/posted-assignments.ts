import { Injectable } from '@nestjs/common';
import type { EmployerId, WorkerId } from '../../../../core/ids.ts';
import { BookingRepository } from '../../../bookings/index.ts';
import {
  type BusyTime,
  type ShiftAssignment,
  ShiftAssignments,
  type ShiftId,
} from '../../../posts/index.ts';
import { EmployerAssignmentRepository } from '../../domain/ports/employer-assignment.repository.ts';
import { WorkerAssignmentRepository } from '../../domain/ports/worker-assignment.repository.ts';
import { WorkerShiftLists } from '../../domain/ports/worker-shift-lists.ts';

/** What postings ask about the workers on them. */
@Injectable()
export class PostedAssignments extends ShiftAssignments {
  constructor(
    private readonly employerAssignments: EmployerAssignmentRepository,
    private readonly workerAssignments: WorkerAssignmentRepository,
    private readonly lists: WorkerShiftLists,
    private readonly bookings: BookingRepository,
  ) {
    super();
  }

  override ofShifts(
    employerId: EmployerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftAssignment[]> {
    return this.employerAssignments.listTaken(employerId, shiftIds);
  }

  override ofWorker(
    workerId: WorkerId,
    shiftIds: readonly ShiftId[],
  ): Promise<readonly ShiftAssignment[]> {
    return this.workerAssignments.list(workerId, shiftIds);
  }

  override takenBy(workerId: WorkerId, now: Date): Promise<readonly ShiftId[]> {
    return this.lists.takenBy(workerId, now);
  }

  override busyTimes(workerId: WorkerId, after: Date): Promise<readonly BusyTime[]> {
    return this.bookings.listEndingAfter(workerId, after);
  }
}
