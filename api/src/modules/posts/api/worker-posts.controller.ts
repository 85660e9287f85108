import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  cancelConfirmedPlace,
  confirmedShifts,
  findWork,
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
import type { ShiftId } from '../domain/ids.ts';
import { CancelPlaceUseCase } from './use-cases/cancel-place.use-case.ts';
import { FindWorkUseCase } from './use-cases/find-work.use-case.ts';
import { RequestShiftUseCase } from './use-cases/request-shift.use-case.ts';
import { WithdrawRequestUseCase } from './use-cases/withdraw-request.use-case.ts';
import { WorkerShifts } from './use-cases/worker-shifts.ts';

/** Shifts as a worker finds, requests and gives them up. */
@Controller()
export class WorkerPostsController {
  constructor(
    private readonly shifts: WorkerShifts,
    private readonly findWorkUseCase: FindWorkUseCase,
    private readonly requestShiftUseCase: RequestShiftUseCase,
    private readonly withdrawRequestUseCase: WithdrawRequestUseCase,
    private readonly cancelPlaceUseCase: CancelPlaceUseCase,
  ) {}

  @Endpoint(findWork)
  async find(
    @Caller() { userId }: WorkerCaller,
    @Input() { query }: CallParsed<typeof findWork>,
  ): Promise<CallAnswer<typeof findWork>> {
    const { items, nextCursor } = await this.findWorkUseCase.execute(userId, query);
    return { posts: [...items], nextCursor };
  }

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
    @Input() { params }: CallParsed<typeof requestShift>,
  ): Promise<CallAnswer<typeof requestShift>> {
    return this.requestShiftUseCase.execute(userId, asId<ShiftId>(params.id));
  }

  @Endpoint(withdrawRequest)
  withdraw(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof withdrawRequest>,
  ): Promise<CallAnswer<typeof withdrawRequest>> {
    return this.withdrawRequestUseCase.execute(userId, asId<ShiftId>(params.id));
  }

  @Endpoint(cancelConfirmedPlace)
  cancel(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof cancelConfirmedPlace>,
  ): Promise<CallAnswer<typeof cancelConfirmedPlace>> {
    return this.cancelPlaceUseCase.execute(userId, asId<ShiftId>(params.postId));
  }
}
