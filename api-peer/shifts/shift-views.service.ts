import type { TempPost } from '@leafshift/contracts/posts';
import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { PeopleService } from '../people/people.service.ts';
import { Assignment } from './assignment.schema.ts';
import type { FoundShift } from './shift.schema.ts';
import { type ShownAssignment, tempPost } from './temp-post.view.ts';

/** Shifts as their employer sees them. */
@Injectable()
export class ShiftViewsService {
  constructor(
    @InjectModel(Assignment.name) private readonly assignments: Model<Assignment>,
    private readonly people: PeopleService,
  ) {}

  async forEmployer(employerId: string, shifts: readonly FoundShift[]): Promise<TempPost[]> {
    const found = await this.assignments
      .find({
        shiftId: { $in: shifts.map(({ _id }) => _id) },
        state: { $in: ['requested', ...CONFIRMED_STATES] },
        employerId,
      })
      .sort({ requestedAt: 1 })
      .lean();
    const workerIds = found.map(({ workerId }) => workerId);
    const employer = new Types.ObjectId(employerId);
    const [cardOf, ratingOf] = await Promise.all([
      this.people.cardsOf([employer, ...workerIds]),
      this.people.ratingsOf(workerIds),
    ]);
    const byShift = Map.groupBy(
      found.map((assignment): ShownAssignment => {
        const { workerId } = assignment;
        return { assignment, worker: cardOf(workerId), rating: ratingOf(workerId) };
      }),
      ({ assignment }) => String(assignment.shiftId),
    );
    return shifts.map((shift) =>
      tempPost(shift, cardOf(employer), byShift.get(String(shift._id)) ?? []),
    );
  }
}
