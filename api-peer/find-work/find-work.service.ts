import type { FindWorkQuery, TempPost } from '@leafshift/contracts/posts';
import { mayOpenShiftDetails, ONBOARDING_REFUSALS } from '@leafshift/domain/onboarding';
import { BadRequestException, ForbiddenException, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, type Types } from 'mongoose';
import { after, pageOf } from '../http/cursor.ts';
import { PeopleService } from '../people/people.service.ts';
import { Assignment } from '../shifts/assignment.schema.ts';
import { Booking } from '../shifts/booking.schema.ts';
import { Shift } from '../shifts/shift.schema.ts';
import { tempPost } from '../shifts/temp-post.view.ts';
import { UsersService } from '../users/users.service.ts';
import { circleOf, notDuring, oldEnough, searched } from './find-work-filter.ts';
import { Invitation } from './invitation.schema.ts';

const SORTS = {
  soonest: ['startsAt', 1],
  newest: ['createdAt', -1],
  'best-paid': ['rateCents', -1],
} as const;

/** As far as shifts outside of the circle are counted, with its first page. */
const MOST_COUNTED = 100;

@Injectable()
export class FindWorkService {
  constructor(
    @InjectModel(Shift.name) private readonly shifts: Model<Shift>,
    @InjectModel(Assignment.name) private readonly assignments: Model<Assignment>,
    @InjectModel(Booking.name) private readonly bookings: Model<Booking>,
    @InjectModel(Invitation.name) private readonly invitations: Model<Invitation>,
    private readonly users: UsersService,
    private readonly people: PeopleService,
  ) {}

  /** Open shifts that the worker may still request. */
  async list(workerId: string, query: FindWorkQuery) {
    const { sort } = query;
    if (sort === 'nearest') {
      throw new BadRequestException('The order by the nearest is not compared');
    }
    const now = new Date();
    const [user, birthDay, taken, booking] = await Promise.all([
      this.users.get(workerId),
      this.people.birthDayOf(workerId),
      this.assignments
        .find({ workerId, active: true, startsAt: { $gt: now } })
        .select('shiftId')
        .lean(),
      this.bookings.findById(workerId).lean(),
    ]);
    if (!mayOpenShiftDetails(user)) {
      throw new ForbiddenException(ONBOARDING_REFUSALS.ONBOARDING_REQUIRED);
    }
    const [field, direction] = SORTS[sort];
    const fitting = [
      ...searched(query, now),
      { _id: { $nin: taken.map(({ shiftId }) => shiftId) } },
      ...notDuring((booking?.shifts ?? []).filter(({ endsAt }) => endsAt > now)),
      ...oldEnough(birthDay),
    ];
    const circle = circleOf(query);
    const found = await this.shifts
      .find({
        $and: [
          ...fitting,
          ...(circle ? [circle.inside] : []),
          after(field, direction, query.cursor),
        ],
      })
      .sort({ [field]: direction, _id: direction })
      .limit(query.limit + 1)
      .lean();
    const { page, nextCursor } = pageOf(found, query.limit, (shift) => shift[field]);
    const [cardOf, invitedAt] = await Promise.all([
      this.people.cardsOf(page.map(({ employerId }) => employerId)),
      this.#invitedAt(
        workerId,
        page.map(({ _id }) => _id),
      ),
    ]);
    const posts = page.map((shift): TempPost => {
      const at = invitedAt(shift._id);
      const { id, name } = shift.supervisor;
      return {
        ...tempPost(shift, cardOf(shift.employerId), []),
        // How to reach the supervisor is for confirmed workers only.
        supervisor: { _id: id, name },
        ...(at && { invitedAt: at.toISOString() }),
      };
    });
    if (!circle || query.cursor) return { posts, nextCursor };
    const farther = await this.shifts
      .countDocuments({ $and: [...fitting, circle.outside] })
      .limit(MOST_COUNTED);
    return { posts, nextCursor, farther, fartherAtLeast: farther === MOST_COUNTED };
  }

  async #invitedAt(workerId: string, shiftIds: readonly Types.ObjectId[]) {
    const found = await this.invitations.find({ shiftId: { $in: shiftIds }, workerId }).lean();
    const times = new Map(found.map(({ shiftId, invitedAt }) => [String(shiftId), invitedAt]));
    return (shiftId: Types.ObjectId) => times.get(String(shiftId));
  }
}
