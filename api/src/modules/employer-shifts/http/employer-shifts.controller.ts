import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  declineRequest,
  employerDesk,
  employerShiftCounts,
  employerShiftRows,
  shiftDistances,
  workersOfEmployer,
} from '@leafshift/contracts/employer-shifts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { DeclineRequestUseCase } from '../application/decline-request.use-case.ts';
import { EmployerShiftRows } from '../application/employer-shift-rows.ts';
import { WorkerDistances } from '../application/worker-distances.ts';

/** An employer's shifts by tab, and requests that are declined. */
@Controller()
export class EmployerShiftsController {
  constructor(
    private readonly rows: EmployerShiftRows,
    private readonly declineUseCase: DeclineRequestUseCase,
    private readonly workerDistances: WorkerDistances,
  ) {}

  @Endpoint(employerShiftRows)
  async list(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof employerShiftRows>,
  ): Promise<CallAnswer<typeof employerShiftRows>> {
    const { items, nextCursor } = await this.rows.list(userId, query);
    return { rows: [...items], nextCursor };
  }

  @Endpoint(employerShiftCounts)
  counts(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof employerShiftCounts>,
  ): Promise<CallAnswer<typeof employerShiftCounts>> {
    return this.rows.counts(userId, query);
  }

  @Endpoint(employerDesk)
  desk(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof employerDesk>,
  ): Promise<CallAnswer<typeof employerDesk>> {
    return this.rows.desk(userId, new Date(query.until));
  }

  @Endpoint(workersOfEmployer)
  async workers(
    @Caller() { userId }: EmployerCaller,
    @Input() { query }: CallParsed<typeof workersOfEmployer>,
  ): Promise<CallAnswer<typeof workersOfEmployer>> {
    return { workers: await this.rows.workers(userId, query) };
  }

  @Endpoint(shiftDistances)
  async distances(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftDistances>,
  ): Promise<CallAnswer<typeof shiftDistances>> {
    const shiftId = asId<ShiftId>(params.postId);
    return { distances: await this.workerDistances.list(userId, shiftId) };
  }

  @Endpoint(declineRequest)
  decline(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof declineRequest>,
  ): Promise<CallAnswer<typeof declineRequest>> {
    return this.declineUseCase.execute(userId, {
      shiftId: asId<ShiftId>(params.postId),
      assignmentId: asId<AssignmentId>(params.requestId),
    });
  }
}
