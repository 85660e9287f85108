import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  givenRating,
  rateBusiness,
  rateWorker,
  receivedRatings,
} from '@leafshift/contracts/rating';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller, WorkerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId, type WorkerId } from '../../../core/ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { RateBusinessUseCase } from '../application/rate-business.use-case.ts';
import { RateWorkerUseCase } from '../application/rate-worker.use-case.ts';
import { ReceivedRatings } from '../application/received-ratings.ts';

/** Ratings of workers and of businesses. */
@Controller()
export class RatingController {
  constructor(
    private readonly rateWorkerUseCase: RateWorkerUseCase,
    private readonly rateBusinessUseCase: RateBusinessUseCase,
    private readonly receivedRatings: ReceivedRatings,
  ) {}

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

  @Endpoint(rateBusiness)
  rateBusiness(
    @Caller() { userId }: WorkerCaller,
    @Input() { params, body }: CallParsed<typeof rateBusiness>,
  ): Promise<CallAnswer<typeof rateBusiness>> {
    const given = { stars: body.rating, words: body.comment ?? '' };
    return this.rateBusinessUseCase.execute(userId, asId<ShiftId>(params.postId), given);
  }

  @Endpoint(givenRating)
  given(
    @Caller() { userId }: WorkerCaller,
    @Input() { params }: CallParsed<typeof givenRating>,
  ): Promise<CallAnswer<typeof givenRating>> {
    return this.rateBusinessUseCase.given(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(receivedRatings)
  async received(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof receivedRatings>,
  ): Promise<CallAnswer<typeof receivedRatings>> {
    const shiftId = asId<ShiftId>(params.postId);
    return { ratings: await this.receivedRatings.ofShift(userId, shiftId) };
  }
}
