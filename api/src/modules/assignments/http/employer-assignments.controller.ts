import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { confirmWorker, markNoShow } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { MarkNoShowUseCase } from '../application/absence/mark-no-show.use-case.ts';
import { ConfirmWorkerUseCase } from '../application/confirmation/confirm-worker.use-case.ts';
import type { AssignmentId } from '../domain/ids.ts';

/** The workers on an employer's own shifts. */
@Controller()
export class EmployerAssignmentsController {
  constructor(
    private readonly confirmWorkerUseCase: ConfirmWorkerUseCase,
    private readonly markNoShowUseCase: MarkNoShowUseCase,
  ) {}

  @Endpoint(confirmWorker)
  confirm(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof confirmWorker>,
  ): Promise<CallAnswer<typeof confirmWorker>> {
    return this.confirmWorkerUseCase.execute(userId, {
      shiftId: asId<ShiftId>(params.postId),
      assignmentId: asId<AssignmentId>(body.requestId),
      workerId: asId<WorkerId>(body.requestUserId),
    });
  }

  @Endpoint(markNoShow)
  noShow(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof markNoShow>,
  ): Promise<CallAnswer<typeof markNoShow>> {
    return this.markNoShowUseCase.execute(userId, {
      shiftId: asId<ShiftId>(params.postId),
      assignmentId: asId<AssignmentId>(params.confirmedId),
    });
  }
}
