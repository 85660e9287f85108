import { JOB_TITLES } from '@leafshift/domain/posting-rules';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { AvailabilityRepository, type OwnAvailability } from '../domain/availability.repository.ts';
import { type AvailabilityDocument, availabilityCollection } from './availability.schema.ts';

/** Availabilities in MongoDB. */
@Injectable()
export class MongoAvailabilityRepository extends AvailabilityRepository {
  constructor(
    @InjectModel(availabilityCollection.name)
    private readonly availabilities: Model<AvailabilityDocument>,
  ) {
    super();
  }

  override async find(workerId: WorkerId): Promise<OwnAvailability | null> {
    const stored = await this.availabilities.findById(toObjectId(workerId)).lean();
    return stored && toAvailability(stored);
  }

  override async map(
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlyMap<WorkerId, OwnAvailability>> {
    if (workerIds.length === 0) return new Map();
    const stored = await this.availabilities
      .find({ _id: { $in: workerIds.map(toObjectId) } })
      .lean();
    return new Map(stored.map((each) => [fromObjectId<WorkerId>(each._id), toAvailability(each)]));
  }

  override async save(workerId: WorkerId, availability: OwnAvailability): Promise<void> {
    const { weekly, daysOff, roles, withinKm } = availability;
    await this.availabilities.updateOne(
      { _id: toObjectId(workerId) },
      { $set: { weekly: [...weekly], daysOff: [...daysOff], roles: [...roles], withinKm } },
      { upsert: true },
    );
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.availabilities.deleteOne({ _id: toObjectId(userId) });
  }
}

const toAvailability = (stored: AvailabilityDocument): OwnAvailability => ({
  weekly: stored.weekly,
  daysOff: stored.daysOff,
  roles: JOB_TITLES.filter((role) => stored.roles.includes(role)),
  withinKm: stored.withinKm,
});
