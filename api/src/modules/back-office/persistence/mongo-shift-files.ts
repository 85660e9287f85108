import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type AssignmentDocument,
  type AssignmentId,
  assignmentCollection,
} from '../../assignments/index.ts';
import {
  type Shift,
  type ShiftDocument,
  type ShiftId,
  shiftCollection,
  toShift,
} from '../../posts/index.ts';
import {
  type DayOfShifts,
  type FiledAssignment,
  ShiftFiles,
  type ShiftSearch,
  type ShiftState,
} from '../domain/shift-files.ts';

const LATEST: KeysetSort = [
  ['startsAt', -1],
  ['_id', -1],
];

const IN_STATE: Readonly<Record<ShiftState, QueryFilter<ShiftDocument>>> = {
  open: { status: null, openSpots: { $gt: 0 } },
  filled: { status: null, openSpots: { $lte: 0 } },
  completed: { status: 'Complete' },
  cancelled: { status: 'Cancelled' },
};

/** All shifts and assignments in MongoDB; they are changed by the modules that own them only. */
@Injectable()
export class MongoShiftFiles extends ShiftFiles {
  constructor(
    @InjectModel(shiftCollection.name) private readonly shifts: Model<ShiftDocument>,
    @InjectModel(assignmentCollection.name)
    private readonly assignments: Model<AssignmentDocument>,
  ) {
    super();
  }

  override async search({ employerIds, from, to, state, ...page }: ShiftSearch) {
    // Conditions on the further fields of an index reach its keys only with one on its first.
    const startsAt = { $gte: from ?? new Date(0), ...(to && { $lt: to }) };
    return this.#list(
      {
        ...(employerIds && { employerId: { $in: employerIds.map(toObjectId) } }),
        startsAt,
        ...(state && IN_STATE[state]),
      },
      employerIds ? 'employer_by_start_and_spots' : 'latest',
      page,
    );
  }

  override async find(id: ShiftId): Promise<Shift | null> {
    const stored = await this.shifts.findById(toObjectId(id)).lean();
    return stored && toShift(stored);
  }

  override async assignmentsOf(id: ShiftId): Promise<readonly FiledAssignment[]> {
    const stored = await this.assignments.find({ shiftId: toObjectId(id) }).lean();
    return stored
      .map(toFiled)
      .toSorted((one, other) => one.requestedAt.getTime() - other.requestedAt.getTime());
  }

  override async byDay(from: Date, to: Date): Promise<readonly DayOfShifts[]> {
    const days = await this.shifts
      .aggregate<Omit<DayOfShifts, 'day'> & { readonly _id: string }>([
        { $match: { startsAt: { $gte: from, $lt: to }, status: { $ne: 'Cancelled' } } },
        {
          $group: {
            _id: { $dateToString: { date: '$startsAt', format: '%Y-%m-%d' } },
            spots: { $sum: '$totalWorkers' },
            filled: { $sum: '$confirmedCount' },
          },
        },
      ])
      .hint('market_by_start');
    return days.map(({ _id: day, ...count }) => ({ day, ...count }));
  }

  override ofEmployer(employerId: EmployerId, page: PageRequest): Promise<Page<Shift>> {
    const own = { employerId: toObjectId(employerId) };
    return this.#list(own, 'employer_by_start_and_spots', page);
  }

  override async ofWorker(workerId: WorkerId, page: PageRequest): Promise<Page<FiledAssignment>> {
    const query = keysetQuery(LATEST, page);
    const stored = await this.assignments
      .find({ $and: [{ workerId: toObjectId(workerId) }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint('latest_of_worker')
      .lean();
    const { rows, nextCursor } = keysetPage(LATEST, stored, page.limit);
    return { items: rows.map(toFiled), nextCursor };
  }

  async #list(
    filter: QueryFilter<ShiftDocument>,
    index: string,
    page: PageRequest,
  ): Promise<Page<Shift>> {
    const query = keysetQuery(LATEST, page);
    const stored = await this.shifts
      .find({ $and: [filter, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .hint(index)
      .lean();
    const { rows, nextCursor } = keysetPage(LATEST, stored, page.limit);
    return { items: rows.map(toShift), nextCursor };
  }
}

const toFiled = (stored: AssignmentDocument): FiledAssignment => ({
  id: fromObjectId<AssignmentId>(stored._id),
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  state: stored.state,
  startsAt: stored.startsAt,
  requestedAt: stored.requestedAt,
  completedAt: stored.completedAt,
  checkInTime: stored.checkInTime,
  checkOutTime: stored.checkOutTime,
  breakMinutes: stored.breakMinutes ?? 0,
  jobTitle: stored.agreed?.jobTitle ?? null,
  locationName: stored.agreed?.locationName ?? null,
  release: stored.release ?? null,
});
