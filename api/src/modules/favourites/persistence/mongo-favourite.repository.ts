import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { EmployerId, UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type Favourite, FavouriteRepository } from '../domain/favourite.repository.ts';
import { type FavouriteDocument, favouriteCollection } from './favourite.schema.ts';

/** Favourite workers in MongoDB. */
@Injectable()
export class MongoFavouriteRepository extends FavouriteRepository {
  constructor(
    @InjectModel(favouriteCollection.name) private readonly favourites: Model<FavouriteDocument>,
  ) {
    super();
  }

  override async list(employerId: EmployerId): Promise<readonly Favourite[]> {
    const stored = await this.favourites
      .find({ employerId: toObjectId(employerId) })
      .sort({ addedAt: -1, _id: -1 })
      .lean();
    return stored.map(toFavourite);
  }

  override count(employerId: EmployerId): Promise<number> {
    return this.favourites.countDocuments({ employerId: toObjectId(employerId) }).exec();
  }

  override async among(
    employerId: EmployerId,
    workerIds: readonly WorkerId[],
  ): Promise<ReadonlySet<WorkerId>> {
    const stored = await this.favourites
      .find({ employerId: toObjectId(employerId), workerId: { $in: workerIds.map(toObjectId) } })
      .lean();
    return new Set(stored.map((favourite) => toFavourite(favourite).workerId));
  }

  override async add(employerId: EmployerId, { workerId, addedAt }: Favourite): Promise<Favourite> {
    const stored = await this.favourites
      .findOneAndUpdate(
        { employerId: toObjectId(employerId), workerId: toObjectId(workerId) },
        { $setOnInsert: { addedAt } },
        { upsert: true, returnDocument: 'after' },
      )
      .lean();
    return toFavourite(stored);
  }

  override async remove(employerId: EmployerId, workerId: WorkerId): Promise<void> {
    await this.favourites.deleteOne({
      employerId: toObjectId(employerId),
      workerId: toObjectId(workerId),
    });
  }

  override async removeOf(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.favourites.deleteMany({ $or: [{ employerId: _id }, { workerId: _id }] });
  }
}

const toFavourite = ({ workerId, addedAt }: FavouriteDocument): Favourite => ({
  workerId: fromObjectId<WorkerId>(workerId),
  addedAt,
});
