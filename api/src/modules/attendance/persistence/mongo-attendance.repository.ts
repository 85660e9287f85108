import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, WorkerId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import type { Page, PageRequest } from '../../../core/paging/page.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { AssignmentId } from '../../assignments/index.ts';
import type { ShiftId } from '../../posts/index.ts';
import { AttendanceRepository, type Whereabouts } from '../domain/attendance.repository.ts';
import type { Arriving, Attendance, Attended } from '../domain/attendance.ts';
import { type AttendanceDocument, attendanceCollection } from './attendance.schema.ts';

const NEWEST: KeysetSort = [
  ['toldAt', -1],
  ['_id', -1],
];

/** Attendance in MongoDB. */
@Injectable()
export class MongoAttendanceRepository extends AttendanceRepository {
  constructor(
    @InjectModel(attendanceCollection.name) private readonly entries: Model<AttendanceDocument>,
  ) {
    super();
  }

  override async find(id: AssignmentId): Promise<Attendance | null> {
    const stored = await this.entries.findById(toObjectId(id)).lean();
    return stored && toAttendance(stored);
  }

  override async listOfShift(
    employerId: EmployerId,
    shiftId: ShiftId,
  ): Promise<readonly Attendance[]> {
    const ofShift = { employerId: toObjectId(employerId), shiftId: toObjectId(shiftId) };
    return (await this.entries.find(ofShift).lean()).map(toAttendance);
  }

  override async listOfWorker(workerId: WorkerId, after: Date): Promise<readonly Attendance[]> {
    const coming = { workerId: toObjectId(workerId), endsAt: { $gt: after } };
    return (await this.entries.find(coming).sort({ endsAt: 1 }).lean()).map(toAttendance);
  }

  override async listAll(workerId: WorkerId): Promise<readonly Attendance[]> {
    const stored = await this.entries.find({ workerId: toObjectId(workerId) }).lean();
    return stored.map(toAttendance);
  }

  override async listTold(page: PageRequest): Promise<Page<Attendance>> {
    const query = keysetQuery(NEWEST, page);
    const stored = await this.entries
      .find({ $and: [{ toldAt: { $gt: new Date(0) } }, query.filter] })
      .sort(query.sort)
      .limit(query.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, stored, page.limit);
    return { items: rows.map(toAttendance), nextCursor };
  }

  override async begin(of: Attended, answeredAt: Date | null): Promise<void> {
    const nothing = { askedAt: null, answeredAt, nobodyHere: null, arriving: null, toldAt: null };
    await this.entries.updateOne(
      { _id: toObjectId(of.assignmentId) },
      { $set: { ...toStored(of), ...nothing } },
      { upsert: true },
    );
  }

  override ask(id: AssignmentId, at: Date): Promise<Attendance | null> {
    return this.#change(id, { answeredAt: null }, { askedAt: at });
  }

  override answer(id: AssignmentId, at: Date): Promise<Attendance | null> {
    return this.#change(id, { askedAt: { $ne: null }, answeredAt: null }, { answeredAt: at });
  }

  override async arrive(of: Attended, arriving: Arriving): Promise<Attendance | null> {
    const nothing = { askedAt: null, answeredAt: null, nobodyHere: null, toldAt: null };
    const stored = await this.entries
      .findOneAndUpdate(
        { _id: toObjectId(of.assignmentId) },
        { $set: { arriving }, $setOnInsert: { ...toStored(of), ...nothing } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return stored && toAttendance(stored);
  }

  override async report(of: Attended, where: Whereabouts): Promise<Attendance | null> {
    const nobodyHere = { ...where, stillAt: null, stillMetres: null };
    const unanswered = { askedAt: null, answeredAt: null, arriving: null, toldAt: null };
    try {
      // Where there is a report already, the condition fails and the insert meets the id that is there.
      const stored = await this.entries
        .findOneAndUpdate(
          { _id: toObjectId(of.assignmentId), nobodyHere: null },
          { $set: { nobodyHere }, $setOnInsert: { ...toStored(of), ...unanswered } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return stored && toAttendance(stored);
    } catch (error) {
      if (isDuplicateKey(error)) {
        return null;
      }
      throw error;
    }
  }

  override reportAgain(id: AssignmentId, { at, metres }: Whereabouts): Promise<Attendance | null> {
    return this.#change(
      id,
      { 'nobodyHere.at': { $gt: new Date(0) }, 'nobodyHere.stillAt': null },
      { 'nobodyHere.stillAt': at, 'nobodyHere.stillMetres': metres },
    );
  }

  override async tell(id: AssignmentId, at: Date): Promise<void> {
    await this.#change(id, { toldAt: null }, { toldAt: at });
  }

  async #change(
    id: AssignmentId,
    condition: Record<string, unknown>,
    change: Record<string, unknown>,
  ): Promise<Attendance | null> {
    const stored = await this.entries
      .findOneAndUpdate(
        { _id: toObjectId(id), ...condition },
        { $set: change },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toAttendance(stored);
  }
}

const toStored = ({ shiftId, employerId, workerId, startsAt, endsAt }: Attended) => ({
  shiftId: toObjectId(shiftId),
  employerId: toObjectId(employerId),
  workerId: toObjectId(workerId),
  startsAt,
  endsAt,
});

const toAttendance = (stored: AttendanceDocument): Attendance => ({
  assignmentId: fromObjectId<AssignmentId>(stored._id),
  shiftId: fromObjectId<ShiftId>(stored.shiftId),
  employerId: fromObjectId<EmployerId>(stored.employerId),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  startsAt: stored.startsAt,
  endsAt: stored.endsAt,
  askedAt: stored.askedAt,
  answeredAt: stored.answeredAt,
  nobodyHere: stored.nobodyHere,
  arriving: stored.arriving ?? null,
});
