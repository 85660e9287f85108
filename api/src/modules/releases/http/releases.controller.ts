import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import {
  cancelShift,
  leftByChoice,
  releaseTerms,
  releaseWorker,
  shiftCancellationTerms,
} from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AssignmentId, AssignmentKey } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { CancelShiftUseCase } from '../application/cancel-shift.use-case.ts';
import { LeftByChoiceUseCase } from '../application/left-by-choice.use-case.ts';
import { ReleaseWorkerUseCase } from '../application/release-worker.use-case.ts';

/** Confirmed workers whom their employer releases, alone or with the whole shift, and workers who left early. */
@Controller()
export class ReleasesController {
  constructor(
    private readonly releaseUseCase: ReleaseWorkerUseCase,
    private readonly leftByChoiceUseCase: LeftByChoiceUseCase,
    private readonly cancelShiftUseCase: CancelShiftUseCase,
  ) {}

  @Endpoint(releaseTerms)
  terms(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof releaseTerms>,
  ): Promise<CallAnswer<typeof releaseTerms>> {
    return this.releaseUseCase.terms(userId, keyOf(params));
  }

  @Endpoint(releaseWorker)
  release(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof releaseWorker>,
  ): Promise<CallAnswer<typeof releaseWorker>> {
    return this.releaseUseCase.execute(userId, keyOf(params), body.reason);
  }

  @Endpoint(shiftCancellationTerms)
  cancellationTerms(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof shiftCancellationTerms>,
  ): Promise<CallAnswer<typeof shiftCancellationTerms>> {
    return this.cancelShiftUseCase.terms(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(cancelShift)
  cancelShift(
    @Caller() { userId }: EmployerCaller,
    @Input() { params }: CallParsed<typeof cancelShift>,
  ): Promise<CallAnswer<typeof cancelShift>> {
    return this.cancelShiftUseCase.execute(userId, asId<ShiftId>(params.postId));
  }

  @Endpoint(leftByChoice)
  leftByChoice(
    @Caller() { userId }: EmployerCaller,
    @Input() { params, body }: CallParsed<typeof leftByChoice>,
  ): Promise<CallAnswer<typeof leftByChoice>> {
    return this.leftByChoiceUseCase.execute(userId, keyOf(params), body.reason);
  }
}

const keyOf = ({
  postId,
  confirmedId,
}: CallParsed<typeof releaseTerms>['params']): AssignmentKey => ({
  shiftId: asId<ShiftId>(postId),
  assignmentId: asId<AssignmentId>(confirmedId),
});
