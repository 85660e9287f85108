import type { Circle } from '@leafshift/domain/distance';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId } from '../../../core/ids.ts';
import { ofOwnStores } from '../../../core/members/own-stores.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import { wordFilter } from '../../../infra/mongo/word-filter.ts';
import {
  type EmployerShiftFilter,
  type FartherShifts,
  type OpenShiftFilter,
  type ShiftFilterStatus,
  ShiftLists,
} from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';
import { NearbyShifts } from './nearby-shifts.ts';
import { OPEN_SORTS, openIndex } from './open-orders.ts';
import { openShiftAlternatives } from './open-shift-filter.ts';
import { toShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';

const LATEST_START: KeysetSort = [
  ['startsAt', -1],
  ['_id', -1],
];
const LATEST_COMPLETION: KeysetSort = [
  ['completedAt', -1],
  ['_id', -1],
];

const STATUS: Readonly<Record<ShiftFilterStatus, QueryFilter<ShiftDocument>>> = {
  open: { status: null },
  filled: { status: null, openSpots: 0 },
  complete: { status: 'Complete' },
  cancelled: { status: 'Cancelled' },
};
const NOT_CANCELLED: QueryFilter<ShiftDocument> = { status: { $in: [null, 'Complete'] } };

@Injectable()
export class MongoShiftLists extends ShiftLists {
  readonly #nearby: NearbyShifts;

  constructor(@InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>) {
    super();
    this.#nearby = new NearbyShifts(shifts);
  }

  override async byEmployer(
    employerId: EmployerId,
    { from, to, status, words }: EmployerShiftFilter,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const start = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
    const filter = {
      employerId: toObjectId(employerId),
      ...ofOwnStores('location.id'),
      ...(status ? STATUS[status] : NOT_CANCELLED),
      ...(from || to ? { startsAt: start } : {}),
      ...wordFilter(words),
    };
    return this.#shiftPage(LATEST_START, [filter], page, 'employer_by_start_and_spots');
  }

  override async completedByEmployer(
    employerId: EmployerId,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const own = { employerId: toObjectId(employerId), ...ofOwnStores('location.id') };
    const filter = { ...own, status: 'Complete' as const };
    return this.#shiftPage(LATEST_COMPLETION, [filter], page, 'employer_completed');
  }

  override async open(filter: OpenShiftFilter, page: PageRequest): Promise<Page<Shift>> {
    const { sort, home, nearby } = filter;
    if (sort === 'nearest') {
      if (!home) throw new RangeError('The order by the nearest needs a point to count from');
      return this.#nearby.nearest(filter, home, page);
    }
    return nearby
      ? this.#nearby.inOrder(filter, nearby, sort, page)
      : this.#shiftPage(OPEN_SORTS[sort], openShiftAlternatives(filter), page, openIndex(sort));
  }

  override async countFarther(
    filter: OpenShiftFilter,
    nearby: Circle,
    most: number,
  ): Promise<FartherShifts> {
    return this.#nearby.countOutside(filter, nearby, most);
  }

  /** Each alternative is its own scan of the index, in its order, and the database merges them. */
  async #shiftPage(
    sort: KeysetSort,
    alternatives: readonly QueryFilter<ShiftDocument>[],
    page: PageRequest,
    index: string,
  ): Promise<Page<Shift>> {
    const query = keysetQuery(sort, page);
    const stored = await this.shifts
      .find({ $or: afterCursor(alternatives, query.filter) })
      .sort(query.sort)
      .limit(query.limit)
      .hint(index)
      .lean();
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(toShift), nextCursor };
  }
}

/** A cursor has alternatives of its own; the database uses an index for one level of them only. */
function afterCursor(
  alternatives: readonly QueryFilter<ShiftDocument>[],
  cursor: QueryFilter<ShiftDocument>,
): QueryFilter<ShiftDocument>[] {
  const after = cursor.$or ?? [{}];
  return alternatives.flatMap((filter) => after.map((part) => ({ $and: [filter, part] })));
}
