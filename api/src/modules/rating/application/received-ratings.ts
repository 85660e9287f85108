import type { ReceivedRating } from '@leafshift/contracts/rating';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { type ShiftId, Shifts } from '../../posts/index.ts';
import { ShiftRatingRepository } from '../domain/shift-rating.repository.ts';

/** What workers gave a business for one of its shifts. */
@Injectable()
export class ReceivedRatings {
  constructor(
    private readonly shifts: Shifts,
    private readonly ratings: ShiftRatingRepository,
  ) {}

  /** As far as it is shown. Throws NOT_FOUND. */
  async ofShift(employerId: EmployerId, shiftId: ShiftId): Promise<ReceivedRating[]> {
    const shift = (await this.shifts.findOf(employerId, shiftId)) ?? refuse('NOT_FOUND');
    const ratings = await this.ratings.listShown(employerId, shift.id);
    return ratings.flatMap(({ assignmentId, ofBusiness }) =>
      ofBusiness
        ? [{ confirmedId: assignmentId, rating: ofBusiness.stars, comment: ofBusiness.words }]
        : [],
    );
  }
}
