import type { TempPost } from '@leafshift/contracts/posts';
import { throwIfRefused } from '@leafshift/domain/refusal';
import { ratingRefusal } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import {
  EmployerRecords,
  held,
  type PlaceId,
  ruledShiftFor,
  type Shift,
  ShiftChanges,
  type ShiftId,
  ShiftNotices,
  ShiftViews,
  StandingRepository,
} from '../../posts/index.ts';

/** How many stars for which confirmed worker of which shift. */
export interface Rating {
  readonly shiftId: ShiftId;
  readonly placeId: PlaceId;
  readonly workerId: WorkerId;
  /** 1 to 5. */
  readonly stars: number;
}

/** An employer rates a worker, once, after clock-out; the worker is then 'Completed'. */
@Injectable()
export class RateWorkerUseCase {
  constructor(
    private readonly changes: ShiftChanges,
    private readonly records: EmployerRecords,
    private readonly standings: StandingRepository,
    private readonly notices: ShiftNotices,
    private readonly views: ShiftViews,
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
    const shift = await this.records.shifts.find(employerId, rating.shiftId);
    const place = await this.records.places.find(employerId, rating);
    if (!shift || place?.workerId !== rating.workerId) {
      return refuse('NOT_FOUND');
    }
    throwIfRefused(ratingRefusal(ruledShiftFor(shift, place), rating.workerId, rating.stars));
  }

  async #rate(employerId: EmployerId, rating: Rating): Promise<Shift> {
    held(await this.records.places.rate(employerId, rating, rating));
    const shift = held(await this.records.shifts.countRated(employerId, rating.shiftId));
    await this.standings.addRating(rating.workerId, rating.stars);
    await this.notices.tell(
      shift,
      { kind: 'rated', stars: rating.stars },
      { from: employerId, to: [rating.workerId] },
    );
    return shift;
  }
}
