import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import {
  type TimesheetFilter,
  type TimesheetOf,
  TimesheetRepository,
} from '../domain/timesheet.repository.ts';
import type { Timesheet } from '../domain/timesheet.ts';
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
}

const toQuery = ({ of, states, shiftId }: TimesheetFilter) => ({
  ...('employerId' in of
    ? { employerId: toObjectId(of.employerId) }
    : { workerId: toObjectId(of.workerId) }),
  state: { $in: [...states] },
  ...(shiftId && { shiftId: toObjectId(shiftId) }),
});
