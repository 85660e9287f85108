import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest, Waiting } from '../../../core/paging/page.ts';
import { toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { Decision, Dispute, DisputeAnswer } from '../domain/dispute.ts';
import { SettlingRepository, type SubmittedHours } from '../domain/settling.repository.ts';
import type { TimesheetOf } from '../domain/timesheet.repository.ts';
import type { Timesheet } from '../domain/timesheet.ts';
import { toTimesheet } from './timesheet.mapper.ts';
import { type TimesheetDocument, timesheetCollection } from './timesheet.schema.ts';

const LONGEST_DISPUTED: KeysetSort = [
  ['disputedAt', 1],
  ['_id', 1],
];

/** Submitted timesheets in MongoDB. */
@Injectable()
export class MongoSettlingRepository extends SettlingRepository {
  constructor(
    @InjectModel(timesheetCollection.name) private readonly timesheets: Model<TimesheetDocument>,
  ) {
    super();
  }

  override async submit(of: TimesheetOf, { agreed, acceptBy }: SubmittedHours): Promise<void> {
    await this.timesheets.updateOne(
      { _id: toObjectId(of.id) },
      {
        $setOnInsert: {
          shiftId: toObjectId(of.shiftId),
          employerId: toObjectId(of.employerId),
          workerId: toObjectId(of.workerId),
          startsAt: of.startsAt,
          worker: { clockIn: null, clockOut: null, breakMinutes: null },
          corrections: [],
        },
        $set: {
          state: acceptBy ? 'submitted' : 'accepted',
          agreed: { hours: agreed.hours, payCents: agreed.pay },
          acceptBy,
        },
      },
      { upsert: true },
    );
  }

  override async find(id: AssignmentId): Promise<Timesheet | null> {
    const stored = await this.timesheets.findById(toObjectId(id)).lean();
    return stored && toTimesheet(stored);
  }

  override accept(id: AssignmentId, acceptBy: Date): Promise<Timesheet | null> {
    return this.#move(id, { state: 'submitted', acceptBy }, { $set: { state: 'accepted' } });
  }

  override dispute(id: AssignmentId, dispute: Dispute): Promise<Timesheet | null> {
    return this.#move(
      id,
      { state: 'submitted' },
      { $set: { state: 'disputed', dispute, disputedAt: dispute.at } },
    );
  }

  override answer(id: AssignmentId, answer: DisputeAnswer): Promise<Timesheet | null> {
    return this.#move(
      id,
      { state: 'disputed', 'dispute.answer': null },
      { $set: { 'dispute.answer': answer } },
    );
  }

  override decide(
    id: AssignmentId,
    decision: Decision,
    agreed: NonNullable<Timesheet['agreed']>,
  ): Promise<Timesheet | null> {
    const stored = { hours: agreed.hours, payCents: agreed.pay };
    return this.#move(
      id,
      { state: 'disputed' },
      { $set: { state: 'decided', decision, agreed: stored } },
    );
  }

  override async listToDecide(now: Date, page: PageRequest): Promise<Page<Timesheet>> {
    const query = keysetQuery(LONGEST_DISPUTED, page);
    const stored = await this.timesheets
      .find({ $and: [toDecide(now), query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(LONGEST_DISPUTED, stored, page.limit);
    return { items: rows.map(toTimesheet), nextCursor };
  }

  override async countToDecide(now: Date): Promise<Waiting> {
    const count = await this.timesheets.countDocuments(toDecide(now));
    const oldest = await this.timesheets
      .findOne(toDecide(now), { disputedAt: 1 })
      .sort({ disputedAt: 1, _id: 1 })
      .lean();
    return { count, oldestSince: oldest?.disputedAt ?? null };
  }

  async #move(
    id: AssignmentId,
    from: QueryFilter<TimesheetDocument>,
    change: UpdateQuery<TimesheetDocument>,
  ): Promise<Timesheet | null> {
    const stored = await this.timesheets
      .findOneAndUpdate({ $and: [{ _id: toObjectId(id) }, from] }, change, {
        returnDocument: 'after',
      })
      .lean();
    return stored && toTimesheet(stored);
  }
}

const toDecide = (now: Date): QueryFilter<TimesheetDocument> => ({
  state: 'disputed',
  $or: [{ 'dispute.answer': { $ne: null } }, { 'dispute.answerBy': { $lte: now } }],
});
