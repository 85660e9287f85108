import { CONFIRMED_STATES } from '@leafshift/domain/shift-lifecycle';
import { Injectable } from '@nestjs/common';
import type { QueryFilter } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { Reads } from '../../../infra/mongo/reads.ts';
import type { ShiftId } from '../domain/ids.ts';
import {
  type EmployerShiftFilter,
  type OpenShiftFilter,
  type ShiftFilterStatus,
  ShiftLists,
} from '../domain/ports/shift-lists.ts';
import type { Shift } from '../domain/shift.ts';
import { openShiftAlternatives } from './open-shift-filter.ts';
import { type PlaceDocument, placeCollection } from './place.schema.ts';
import { toShift } from './shift.mapper.ts';
import { type ShiftDocument, shiftCollection } from './shift.schema.ts';
import { wordFilter } from './word-filter.ts';

const LATEST_START: KeysetSort = [
  ['startsAt', -1],
  ['_id', -1],
];
const LATEST_COMPLETION: KeysetSort = [
  ['completedAt', -1],
  ['_id', -1],
];
const OPEN_SORTS: Readonly<Record<OpenShiftFilter['sort'], KeysetSort>> = {
  soonest: [
    ['startsAt', 1],
    ['_id', 1],
  ],
  newest: [
    ['createdAt', -1],
    ['_id', -1],
  ],
  'best-paid': [
    ['rateCents', -1],
    ['_id', -1],
  ],
};
const OPEN_INDEXES: Readonly<Record<OpenShiftFilter['sort'], string>> = {
  soonest: 'open_soonest',
  newest: 'open_newest',
  'best-paid': 'open_best_paid',
};
const SOONEST_PLACE: KeysetSort = [
  ['startsAt', 1],
  ['shiftId', 1],
];
const LATEST_COMPLETED_PLACE: KeysetSort = [
  ['completedAt', -1],
  ['shiftId', -1],
];

/** No shift is longer than 16 hours, so none that has not ended began more than a day ago. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

const STATUS: Readonly<Record<ShiftFilterStatus, QueryFilter<ShiftDocument>>> = {
  open: { status: null },
  filled: { status: null, placesLeft: 0 },
  complete: { status: 'Complete' },
  cancelled: { status: 'Cancelled' },
};
const NOT_CANCELLED: QueryFilter<ShiftDocument> = { status: { $in: [null, 'Complete'] } };

/** Pages of shifts in MongoDB. */
@Injectable()
export class MongoShiftLists extends ShiftLists {
  readonly #shifts: Reads<ShiftDocument>;
  readonly #places: Reads<PlaceDocument>;

  constructor(database: Database) {
    super();
    database.model(shiftCollection);
    database.model(placeCollection);
    this.#shifts = database.reads(shiftCollection);
    this.#places = database.reads(placeCollection);
  }

  override async byEmployer(
    employerId: EmployerId,
    { from, to, status, words }: EmployerShiftFilter,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const start = { ...(from && { $gte: from }), ...(to && { $lt: to }) };
    const filter = {
      employerId: toObjectId(employerId),
      ...(status ? STATUS[status] : NOT_CANCELLED),
      ...(from || to ? { startsAt: start } : {}),
      ...wordFilter(words),
    };
    return this.#shiftPage(LATEST_START, [filter], page, 'employer_by_start');
  }

  override async completedByEmployer(
    employerId: EmployerId,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const filter = { employerId: toObjectId(employerId), status: 'Complete' as const };
    return this.#shiftPage(LATEST_COMPLETION, [filter], page, 'employer_completed');
  }

  override async open(filter: OpenShiftFilter, page: PageRequest): Promise<Page<Shift>> {
    const alternatives = openShiftAlternatives(filter);
    return this.#shiftPage(OPEN_SORTS[filter.sort], alternatives, page, OPEN_INDEXES[filter.sort]);
  }

  override async upcomingOf(
    workerId: WorkerId,
    now: Date,
    page: PageRequest,
  ): Promise<Page<ShiftId>> {
    return this.#placePage(SOONEST_PLACE, this.#notEnded(workerId, now), page);
  }

  override async requestedBy(
    workerId: WorkerId,
    now: Date,
    page: PageRequest,
  ): Promise<Page<ShiftId>> {
    const filter = { ...this.#notEnded(workerId, now), state: 'requested' as const };
    return this.#placePage(SOONEST_PLACE, filter, page);
  }

  override async confirmedOf(workerId: WorkerId, page: PageRequest): Promise<Page<ShiftId>> {
    const filter = { ...this.#active(workerId), state: { $in: [...CONFIRMED_STATES] } };
    return this.#placePage(SOONEST_PLACE, filter, page);
  }

  override async completedOf(workerId: WorkerId, page: PageRequest): Promise<Page<ShiftId>> {
    const filter = { workerId: toObjectId(workerId), completedAt: { $gt: new Date(0) } };
    return this.#placePage(LATEST_COMPLETED_PLACE, filter, page);
  }

  override async takenBy(workerId: WorkerId, now: Date): Promise<readonly ShiftId[]> {
    const stored = await this.#places.find(
      { ...this.#active(workerId), startsAt: { $gt: now } },
      { projection: { shiftId: 1, _id: 0 } },
    );
    return stored.map((place) => fromObjectId<ShiftId>(place.shiftId));
  }

  #active(workerId: WorkerId) {
    return { workerId: toObjectId(workerId), active: true };
  }

  #notEnded(workerId: WorkerId, now: Date) {
    return {
      ...this.#active(workerId),
      startsAt: { $gt: new Date(now.getTime() - LONGEST_MS) },
      endsAt: { $gt: now },
    };
  }

  /** Each alternative is its own scan of the index, in its order, and the database merges them. */
  async #shiftPage(
    sort: KeysetSort,
    alternatives: readonly QueryFilter<ShiftDocument>[],
    page: PageRequest,
    index: string,
  ): Promise<Page<Shift>> {
    const query = keysetQuery(sort, page);
    const stored = await this.#shifts.find(
      { $or: afterCursor(alternatives, query.filter) },
      { sort: query.sort, limit: query.limit, hint: index },
    );
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map(toShift), nextCursor };
  }

  async #placePage(
    sort: KeysetSort,
    filter: QueryFilter<PlaceDocument>,
    page: PageRequest,
  ): Promise<Page<ShiftId>> {
    const query = keysetQuery(sort, page);
    const stored = await this.#places.find(
      { $and: [filter, query.filter] },
      {
        projection: { _id: 0, shiftId: 1, startsAt: 1, completedAt: 1 },
        sort: query.sort,
        limit: query.limit,
      },
    );
    const { rows, nextCursor } = keysetPage(sort, stored, page.limit);
    return { items: rows.map((row) => fromObjectId<ShiftId>(row.shiftId)), nextCursor };
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
