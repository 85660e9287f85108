import type { BusinessMark } from '@leafshift/contracts/availability';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { BusinessMarkRepository, type MarkedBusiness } from '../domain/business-mark.repository.ts';
import { type BusinessMarkDocument, businessMarkCollection } from './business-mark.schema.ts';

/** Marks of businesses in MongoDB. */
@Injectable()
export class MongoBusinessMarkRepository extends BusinessMarkRepository {
  constructor(
    @InjectModel(businessMarkCollection.name)
    private readonly marks: Model<BusinessMarkDocument>,
  ) {
    super();
  }

  override async list(workerId: WorkerId): Promise<readonly MarkedBusiness[]> {
    const stored = await this.marks
      .find({ workerId: toObjectId(workerId) })
      .sort({ markedAt: -1, _id: -1 })
      .lean();
    return stored.map(toMarked);
  }

  override count(workerId: WorkerId): Promise<number> {
    return this.marks.countDocuments({ workerId: toObjectId(workerId) }).exec();
  }

  override async find(workerId: WorkerId, employerId: EmployerId): Promise<MarkedBusiness | null> {
    const stored = await this.marks
      .findOne({ workerId: toObjectId(workerId), employerId: toObjectId(employerId) })
      .lean();
    return stored && toMarked(stored);
  }

  override async employersOf(
    workerId: WorkerId,
    mark: BusinessMark,
  ): Promise<readonly EmployerId[]> {
    const stored = await this.marks
      .find({ workerId: toObjectId(workerId), mark })
      .hint('latest_of_worker')
      .lean();
    return stored.map((each) => toMarked(each).employerId);
  }

  override async among(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
    mark: BusinessMark,
  ): Promise<ReadonlySet<WorkerId>> {
    if (workerIds.length === 0) return new Set();
    const stored = await this.marks
      .find({
        employerId: toObjectId(employerId),
        mark,
        workerId: { $in: workerIds.map(toObjectId) },
      })
      .lean();
    return new Set(stored.map((each) => fromObjectId<WorkerId>(each.workerId)));
  }

  override async save(
    workerId: WorkerId,
    { employerId, mark, markedAt }: MarkedBusiness,
  ): Promise<void> {
    await this.marks.updateOne(
      { workerId: toObjectId(workerId), employerId: toObjectId(employerId) },
      { $set: { mark, markedAt } },
      { upsert: true },
    );
  }

  override async remove(workerId: WorkerId, employerId: EmployerId): Promise<void> {
    await this.marks.deleteOne({
      workerId: toObjectId(workerId),
      employerId: toObjectId(employerId),
    });
  }

  override async removeOf(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.marks.deleteMany({ $or: [{ employerId: _id }, { workerId: _id }] });
  }
}

const toMarked = ({ employerId, mark, markedAt }: BusinessMarkDocument): MarkedBusiness => ({
  employerId: fromObjectId<EmployerId>(employerId),
  mark,
  markedAt,
});
