import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { ratingRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { assertUpdated } from '../../../infra/mongo/assert-updated.ts';
import { GuardedChanges } from '../../../infra/mongo/guarded-changes.ts';
import { Realtime } from '../../../infra/realtime/realtime.ts';
import { type AssignmentKey, AssignmentProgress } from '../../assignments/index.ts';
import { type Shift, ShiftViews, toLifecycleShift } from '../../posts/index.ts';
import { ShiftRatingRepository } from '../domain/shift-rating.repository.ts';
import { ShowRatings } from './show-ratings.ts';

/** How many stars for which confirmed worker of which shift. */
export interface Rating extends AssignmentKey {
  readonly workerId: WorkerId;
  /** 1 to 5. */
  readonly stars: number;
}

/** An employer rates a worker, once, after clock-out; the worker is then 'Completed', and sees the stars later. */
@Injectable()
export class RateWorkerUseCase {
  constructor(
    private readonly changes: GuardedChanges,
    private readonly progress: AssignmentProgress,
    private readonly ratings: ShiftRatingRepository,
    private readonly showRatings: ShowRatings,
    private readonly realtime: Realtime,
    private readonly views: ShiftViews,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND, NOT_CLOCKED_OUT, ALREADY_RATED, or that the shift is over. */
  async execute(employerId: EmployerId, rating: Rating): Promise<TempPost> {
    const shift = await this.changes.run(
      rating.shiftId,
      () => this.#check(employerId, rating),
      () => this.#rate(employerId, rating),
    );
    return this.views.oneForEmployer(employerId, shift);
  }

  async #check(employerId: EmployerId, rating: Rating): Promise<void> {
    const found = await this.progress.find(employerId, rating);
    if (found?.assignment.workerId !== rating.workerId) {
      return refuse('NOT_FOUND');
    }
    const shift = toLifecycleShift(found.shift, found.assignment);
    throwIfRefused(ratingRefusal(shift, rating.workerId, rating.stars));
  }

  async #rate(employerId: EmployerId, rating: Rating): Promise<Shift> {
    const shift = await this.progress.rate(employerId, rating, rating);
    const { assignmentId, shiftId, workerId, stars } = rating;
    const work = { assignmentId, shiftId, employerId, workerId };
    const given = { stars, at: this.clock.now() };
    await this.showRatings.follow(shift, assertUpdated(await this.ratings.rateWorker(work, given)));
    await this.realtime.postChanged(shiftId, [employerId, workerId]);
    return shift;
  }
}
