import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  agreeToChanges,
  cancelAssignment,
  cancellationTerms,
  confirmedShifts,
  requestedShifts,
  requestShift,
  upcomingShifts,
  withdrawRequest,
} from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { CancelAssignmentUseCase } from '../application/absence/cancel-assignment.use-case.ts';
import { WorkerShifts } from '../application/lists/worker-shifts.ts';
import { AgreeToChangesUseCase } from '../application/requests/agree-to-changes.use-case.ts';
import { RequestShiftUseCase } from '../application/requests/request-shift.use-case.ts';
import { WithdrawRequestUseCase } from '../application/requests/withdraw-request.use-case.ts';

/** Shifts as a worker requests them, is confirmed on them and gives them up. */
@Controller()
export class WorkerAssignmentsController {
  constructor(
    private readonly shifts: WorkerShifts,
    private readonly requestShiftUseCase: RequestShiftUseCase,
    private readonly agreeToChangesUseCase: AgreeToChangesUseCase,
    private readonly withdrawRequestUseCase: WithdrawRequestUseCase,
    private readonly cancelAssignmentUseCase: CancelAssignmentUseCase,
  ) {}

  @Endpoint(upcomingShifts)
  async upcoming(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof upcomingShifts>,
  ): Promise<CallAnswer<typeof upcomingShifts>> {
    const { items, nextCursor } = await this.shifts.upcoming(userId, query);
    return { posts: [...items], nextCursor };
  }

  @Endpoint(requestedShifts)
  async requested(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof requestedShifts>,
  ): Promise<CallAnswer<typeof requestedShifts>> {
    const { items, nextCursor } = await this.shifts.requested(userId, query);
    return { posts: [...items], nextCursor };
  }

  @Endpoint(confirmedShifts)
  async confirmed(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof confirmedShifts>,
  ): Promise<CallAnswer<typeof confirmedShifts>> {
    const { items, nextCursor } = await this.shifts.confirmed(userId, query);
    return { posts: [...items], nextCursor };
  }

  @Endpoint(requestShift)
  request(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof requestShift>,
  ): Promise<CallAnswer<typeof requestShift>> {
    return this.requestShiftUseCase.execute(userId, asId<ShiftId>(params.id), body.seen);
  }

  @Endpoint(agreeToChanges)
  agree(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof agreeToChanges>,
  ): Promise<CallAnswer<typeof agreeToChanges>> {
    return this.agreeToChangesUseCase.execute(userId, asId<ShiftId>(params.id), body.seen);
  }

  @Endpoint(withdrawRequest)
  withdraw(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof withdrawRequest>,
  ): Promise<CallAnswer<typeof withdrawRequest>> {
    return this.withdrawRequestUseCase.execute(userId, asId<ShiftId>(params.id));
  }

  @Endpoint(cancellationTerms)
  cancellationTerms(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof cancellationTerms>,
  ): Promise<CallAnswer<typeof cancellationTerms>> {
    return this.cancelAssignmentUseCase.terms(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(cancelAssignment)
  cancel(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof cancelAssignment>,
  ): Promise<CallAnswer<typeof cancelAssignment>> {
    return this.cancelAssignmentUseCase.execute(userId, asId<ShiftId>(params.postId));
  }
}
