import type { GivenRating } from '@leafshift/contracts/rating';
import { businessRatingRefusal } from '@leafshift/domain/business-rating';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { type AssignmentOnShift, AssignmentProgress } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { ShiftRatingRepository } from '../domain/shift-rating.repository.ts';
import { businessRatingCase, givenRatingAnswer } from './given-rating.ts';
import { ShowRatings } from './show-ratings.ts';

/** What a worker says of a business. */
export interface RatingOfBusiness {
  /** 1 to 5. */
  readonly stars: number;
  readonly words: string;
}

/** A worker rates the business of a shift that they worked, once. */
@Injectable()
export class RateBusinessUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly ratings: ShiftRatingRepository,
    private readonly showRatings: ShowRatings,
    private readonly realtime: Realtime,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, SHIFT_NOT_WORKED, BUSINESS_ALREADY_RATED or RATING_CLOSED. */
  async execute(
    workerId: WorkerId,
    shiftId: ShiftId,
    rating: RatingOfBusiness,
  ): Promise<GivenRating> {
    await this.changes.run(
      shiftId,
      () => this.#check(workerId, shiftId),
      (found) => this.#rate(found, rating),
    );
    return this.given(workerId, shiftId);
  }

  /** What the worker gave, and whether they still may. Throws NOT_FOUND. */
  async given(workerId: WorkerId, shiftId: ShiftId): Promise<GivenRating> {
    const found = await this.#find(workerId, shiftId);
    return givenRatingAnswer(found, await this.ratings.find(found.assignment.id));
  }

  async #find(workerId: WorkerId, shiftId: ShiftId): Promise<AssignmentOnShift> {
    return (await this.progress.findOwn(workerId, shiftId)) ?? refuse('NOT_FOUND');
  }

  async #check(workerId: WorkerId, shiftId: ShiftId): Promise<AssignmentOnShift> {
    const found = await this.#find(workerId, shiftId);
    const rating = await this.ratings.find(found.assignment.id);
    throwIfRefused(businessRatingRefusal(businessRatingCase(found, rating)));
    return found;
  }

  async #rate(
    { shift, assignment }: AssignmentOnShift,
    { stars, words }: RatingOfBusiness,
  ): Promise<void> {
    const { id: assignmentId, shiftId, employerId, workerId } = assignment;
    const work = { assignmentId, shiftId, employerId, workerId };
    const given = { stars, words, at: this.clock.now() };
    const rating = assertUpdated(await this.ratings.rateBusiness(work, given));
    await this.showRatings.follow(shift, rating);
    await this.realtime.postChanged(shiftId, [workerId, employerId]);
  }
}
