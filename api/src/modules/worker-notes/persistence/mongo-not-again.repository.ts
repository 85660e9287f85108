import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type NotAgainMark, NotAgainRepository } from '../domain/not-again.ts';
import { type NotAgainDocument, notAgainCollection } from './not-again.schema.ts';

/** 'Not again' lists in MongoDB. */
@Injectable()
export class MongoNotAgainRepository extends NotAgainRepository {
  constructor(
    @InjectModel(notAgainCollection.name) private readonly marks: Model<NotAgainDocument>,
  ) {
    super();
  }

  override async list(employerId: EmployerId): Promise<readonly NotAgainMark[]> {
    const stored = await this.marks
      .find({ employerId: toObjectId(employerId) })
      .sort({ at: -1, _id: -1 })
      .lean();
    return stored.map(toMark);
  }

  override async find(employerId: EmployerId, workerId: WorkerId): Promise<NotAgainMark | null> {
    const stored = await this.marks.findOne(idsOf(employerId, workerId)).lean();
    return stored && toMark(stored);
  }

  override async among(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlySet<WorkerId>> {
    if (workerIds.length === 0) {
      return new Set();
    }
    const stored = await this.marks
      .find({ employerId: toObjectId(employerId), workerId: { $in: workerIds.map(toObjectId) } })
      .lean();
    return new Set(stored.map((mark) => toMark(mark).workerId));
  }

  override count(employerId: EmployerId): Promise<number> {
    return this.marks.countDocuments({ employerId: toObjectId(employerId) }).exec();
  }

  override async add(
    employerId: EmployerId,
    { workerId, by, at }: NotAgainMark,
  ): Promise<NotAgainMark> {
    const stored = await this.marks
      .findOneAndUpdate(
        idsOf(employerId, workerId),
        { $setOnInsert: { by: toObjectId(by), at } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return toMark(stored);
  }

  override async remove(employerId: EmployerId, workerId: WorkerId): Promise<void> {
    await this.marks.deleteOne(idsOf(employerId, workerId));
  }

  override async removeOf(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.marks.deleteMany({ $or: [{ employerId: _id }, { workerId: _id }] });
  }
}

const idsOf = (employerId: EmployerId, workerId: WorkerId) => ({
  employerId: toObjectId(employerId),
  workerId: toObjectId(workerId),
});

const toMark = ({ workerId, by, at }: NotAgainDocument): NotAgainMark => ({
  workerId: fromObjectId<WorkerId>(workerId),
  by: fromObjectId<UserId>(by),
  at,
});
