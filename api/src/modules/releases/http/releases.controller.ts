import type { CallAnswer, CallParsed } from '@leafshift/contracts/core';
import { leftByChoice, releaseTerms, releaseWorker } from '@leafshift/contracts/posts';
import { Controller } from '@nestjs/common';
import { Caller } from '../../../core/caller/caller.decorator.ts';
import type { EmployerCaller } from '../../../core/caller/caller.ts';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Input } from '../../../core/endpoint/input.decorator.ts';
import { asId } from '../../../core/ids.ts';
import type { AssignmentId, AssignmentKey } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { LeftByChoiceUseCase } from '../application/left-by-choice.use-case.ts';
import { ReleaseWorkerUseCase } from '../application/release-worker.use-case.ts';

/** Confirmed workers whom their employer releases, and workers who left early. */
@Controller()
export class ReleasesController {
  constructor(
    private readonly releaseUseCase: ReleaseWorkerUseCase,
    private readonly leftByChoiceUseCase: LeftByChoiceUseCase,
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
