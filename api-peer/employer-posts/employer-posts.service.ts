import type { EmployerPostsQuery } from '@leafshift/contracts/posts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import { after, pageOf } from '../http/cursor.ts';
import { havingWords } from '../http/words.ts';
import { Shift } from '../shifts/shift.schema.ts';
import { ShiftViewsService } from '../shifts/shift-views.service.ts';

const STATUS: Record<NonNullable<EmployerPostsQuery['status']>, QueryFilter<Shift>> = {
  open: { status: null },
  filled: { status: null, openSpots: 0 },
  complete: { status: 'Complete' },
  cancelled: { status: 'Cancelled' },
};
const NOT_CANCELLED: QueryFilter<Shift> = { status: { $in: [null, 'Complete'] } };

@Injectable()
export class EmployerPostsService {
  constructor(
    @InjectModel(Shift.name) private readonly shifts: Model<Shift>,
    private readonly views: ShiftViewsService,
  ) {}

  async list(employerId: string, { from, to, status, q, limit, cursor }: EmployerPostsQuery) {
    const start = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
    const found = await this.shifts
      .find({
        $and: [
          {
            employerId,
            ...(status ? STATUS[status] : NOT_CANCELLED),
            ...(from || to ? { startsAt: start } : {}),
            ...havingWords(q),
          },
          after('startsAt', -1, cursor),
        ],
      })
      .sort({ startsAt: -1, _id: -1 })
      .limit(limit + 1)
      .lean();
    const { page, nextCursor } = pageOf(found, limit, ({ startsAt }) => startsAt);
    return { posts: await this.views.forEmployer(employerId, page), nextCursor };
  }
}
