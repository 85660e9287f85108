import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { WorkerShiftLists } from '../domain/ports/worker-shift-lists.ts';
import { type AssignmentDocument, assignmentCollection } from './assignment.schema.ts';

const SOONEST: KeysetSort = [
  ['startsAt', 1],
  ['shiftId', 1],
];
const LATEST_COMPLETED: KeysetSort = [
  ['completedAt', -1],
  ['shiftId', -1],
];

/** No shift is longer than 16 hours, so none that has not ended began more than a day ago. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

/** Pages of workers' shifts in MongoDB. */
@Injectable()
export class MongoWorkerShiftLists extends WorkerShiftLists {
  constructor(
    @InjectModel(assignmentCollection.name) private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override upcomingOf(workerId: WorkerId, now: Date, page: PageRequest): Promise<Page<ShiftId>> {
    return this.#page(SOONEST, notEnded(workerId, now), page);
  }

  override requestedBy(workerId: WorkerId, now: Date, page: PageRequest): Promise<Page<ShiftId>> {
    return this.#page(SOONEST, { ...notEnded(workerId, now), state: 'requested' }, page);
  }

  override confirmedOf(workerId: WorkerId, page: PageRequest): Promise<Page<ShiftId>> {
    const filter = { ...active(workerId), state: { $in: [...CONFIRMED_STATES] } };
    return this.#page(SOONEST, filter, page);
  }

  override completedOf(workerId: WorkerId, page: PageRequest): Promise<Page<ShiftId>> {
    const filter = { workerId: toObjectId(workerId), completedAt: { $gt: new Date(0) } };
    return this.#page(LATEST_COMPLETED, filter, page);
  }

  override async takenBy(workerId: WorkerId, now: Date): Promise<readonly ShiftId[]> {
    const stored = await this.assignments
      .find(
        {
          workerId: toObjectId(workerId),
          active: { $in: [true, false] },
          startsAt: { $gt: now },
          state: { $in: ['requested', ...CONFIRMED_STATES, 'declined'] },
        },
        { _id: 0, shiftId: 1 },
      )
      .lean();
    return stored.map(({ shiftId }) => fromObjectId<ShiftId>(shiftId));
  }

  async #page(
    sort: KeysetSort,
    filter: QueryFilter<AssignmentDocument>,
    page: PageRequest,
  ): Promise<Page<ShiftId>> {
    const query = keysetQuery(sort, page);
    const stored = await this.assignments
      .find({ $and: [filter, query.filter] }, { _id: 0, shiftId: 1, startsAt: 1, completedAt: 1 })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(({ shiftId }) => fromObjectId<ShiftId>(shiftId)), nextCursor };
  }
}

const active = (workerId: WorkerId) => ({ workerId: toObjectId(workerId), active: true });

const notEnded = (workerId: WorkerId, now: Date) => ({
  ...active(workerId),
  startsAt: { $gt: new Date(now.getTime() - LONGEST_MS) },
  endsAt: { $gt: now },
});
