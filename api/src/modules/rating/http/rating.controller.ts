import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { rateWorker } from '@leafshift/contracts/rating';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { RateWorkerUseCase } from '../application/rate-worker.use-case.ts';

/** Ratings of workers. */
@Controller()
export class RatingController {
  constructor(private readonly rateWorkerUseCase: RateWorkerUseCase) {}

  @Endpoint(rateWorker)
  rate(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof rateWorker>,
  ): Promise<CallAnswer<typeof rateWorker>> {
    return this.rateWorkerUseCase.execute(userId, {
      shiftId: asId<ShiftId>(params.postId),
      assignmentId: asId<AssignmentId>(params.confirmedId),
      workerId: asId<WorkerId>(params.tempUserId),
      stars: body.rating,
    });
  }
}
