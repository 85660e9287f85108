import type { ClockedMoment } from '@leafshift/contracts/clockedtime';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import {
  type OwnGoingRecord,
  type TimesheetFilter,
  type TimesheetOf,
  TimesheetRepository,
} from '../domain/timesheet.repository.ts';
import type { Correction, OwnTime, Timesheet } from '../domain/timesheet.ts';
import { toTimesheet } from './timesheet.mapper.ts';
import { type TimesheetDocument, timesheetCollection } from './timesheet.schema.ts';

const LATEST: KeysetSort = [
  ['startsAt', -1],
  ['_id', -1],
];

/** Timesheets in MongoDB. */
@Injectable()
export class MongoTimesheetRepository extends TimesheetRepository {
  constructor(
    @InjectModel(timesheetCollection.name) private readonly timesheets: Model<TimesheetDocument>,
  ) {
    super();
  }

  override async find(id: AssignmentId): Promise<Timesheet | null> {
    const stored = await this.timesheets.findById(toObjectId(id)).lean();
    return stored && toTimesheet(stored);
  }

  override async list(filter: TimesheetFilter, page: PageRequest): Promise<Page<Timesheet>> {
    const query = keysetQuery(LATEST, page);
    const stored = await this.timesheets
      .find({ $and: [toQuery(filter), query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LATEST, stored, page.limit);
    return { items: rows.map(toTimesheet), nextCursor };
  }

  override async listAll(of: TimesheetFilter['of']): Promise<readonly Timesheet[]> {
    const stored = await this.timesheets.find(ofSide(of)).sort({ startsAt: -1 }).lean();
    return stored.map(toTimesheet);
  }

  override countUnsettled(userId: UserId): Promise<number> {
    const id = toObjectId(userId);
    const state = { $in: ['submitted' as const, 'disputed' as const] };
    return this.timesheets.countDocuments({
      $or: [
        { employerId: id, state },
        { workerId: id, state },
      ],
    });
  }

  override async forget(userId: UserId): Promise<void> {
    const id = toObjectId(userId);
    const own = { $gt: '' };
    await this.timesheets.updateMany(
      { workerId: id, 'dispute.reason': own },
      { $set: { 'dispute.reason': '' } },
    );
    await this.timesheets.updateMany(
      { employerId: id, 'dispute.answer.reason': own },
      { $set: { 'dispute.answer.reason': '' } },
    );
    await this.timesheets.updateMany(
      { employerId: id, 'decision.by': 'employer' },
      { $set: { 'decision.reason': '' } },
    );
    for (const field of Object.values(FIELDS)) {
      const metres = `${field}.metres`;
      const known = { workerId: id, [metres]: { $gte: 0 } };
      await this.timesheets.updateMany(known, { $set: { [metres]: null } });
    }
  }

  override async open({
    id,
    shiftId,
    employerId,
    workerId,
    startsAt,
  }: TimesheetOf): Promise<Timesheet> {
    const stored = await this.timesheets
      .findOneAndUpdate(
        { _id: toObjectId(id) },
        {
          $setOnInsert: {
            shiftId: toObjectId(shiftId),
            employerId: toObjectId(employerId),
            workerId: toObjectId(workerId),
            startsAt,
            state: 'open',
            worker: { clockIn: null, clockOut: null, breakMinutes: null },
            corrections: [],
            agreed: null,
            acceptBy: null,
          },
        },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return toTimesheet(stored);
  }

  override recordIn(
    id: AssignmentId,
    time: OwnTime,
    seen: OwnTime | null,
  ): Promise<Timesheet | null> {
    return this.#change(id, unchanged('in', seen), { $set: { 'worker.clockIn': time } });
  }

  override recordOut(
    id: AssignmentId,
    { time, ownBreak }: OwnGoingRecord,
    seen: OwnTime | null,
  ): Promise<Timesheet | null> {
    const set = { 'worker.clockOut': time, 'worker.breakMinutes': ownBreak };
    return this.#change(id, unchanged('out', seen), { $set: set });
  }

  override recordBreak(id: AssignmentId, minutes: number): Promise<Timesheet | null> {
    return this.#change(id, {}, { $set: { 'worker.breakMinutes': minutes } });
  }

  override accept(id: AssignmentId, moment: ClockedMoment, at: Date): Promise<Timesheet | null> {
    const field = FIELDS[moment];
    const waiting = { [`${field}.by`]: 'none', [`${field}.acceptedAt`]: null };
    return this.#change(id, waiting, { $set: { [`${field}.acceptedAt`]: at } });
  }

  override addCorrection(id: AssignmentId, correction: Correction): Promise<Timesheet | null> {
    return this.#change(id, {}, { $push: { corrections: correction } });
  }

  async #change(
    id: AssignmentId,
    guard: QueryFilter<TimesheetDocument>,
    update: UpdateQuery<TimesheetDocument>,
  ): Promise<Timesheet | null> {
    const changed = await this.timesheets
      .findOneAndUpdate({ _id: toObjectId(id), state: 'open', ...guard }, update, {
        returnDocument: 'after',
      })
      .lean();
    return changed && toTimesheet(changed);
  }
}

const FIELDS = { in: 'worker.clockIn', out: 'worker.clockOut' } as const;

/** The worker's record as it was seen: none, or a word that nobody has accepted. */
const unchanged = (moment: ClockedMoment, seen: OwnTime | null) =>
  seen === null
    ? { [FIELDS[moment]]: null }
    : { [`${FIELDS[moment]}.at`]: seen.at, [`${FIELDS[moment]}.acceptedAt`]: null };

const ofSide = (of: TimesheetFilter['of']) =>
  'employerId' in of
    ? { employerId: toObjectId(of.employerId) }
    : { workerId: toObjectId(of.workerId) };

const toQuery = ({ of, states, shiftId }: TimesheetFilter) => ({
  ...ofSide(of),
  state: { $in: [...states] },
  ...(shiftId && { shiftId: toObjectId(shiftId) }),
});
