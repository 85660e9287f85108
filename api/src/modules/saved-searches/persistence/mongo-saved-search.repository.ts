import type { SavedSearchChange } from '@leafshift/contracts/saved-searches';
import { lowestRate } from '@leafshift/domain/work-search';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { isDuplicateKey } from '../../../infra/mongo/mongo-errors.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { type PostedKind, SavedSearchRepository } from '../domain/saved-search.repository.ts';
import type { SavedSearch, SavedSearchId } from '../domain/saved-search.ts';
import {
  NAME_COLLATION,
  type SavedSearchDocument,
  savedSearchCollection,
} from './saved-search.schema.ts';

/** Saved searches in MongoDB. */
@Injectable()
export class MongoSavedSearchRepository extends SavedSearchRepository {
  constructor(
    @InjectModel(savedSearchCollection.name)
    private readonly searches: Model<SavedSearchDocument>,
  ) {
    super();
  }

  override async list(workerId: WorkerId): Promise<readonly SavedSearch[]> {
    const stored = await this.searches
      .find({ workerId: toObjectId(workerId) })
      .sort({ name: 1 })
      .collation(NAME_COLLATION)
      .lean();
    return stored.map(toSavedSearch);
  }

  override async find(workerId: WorkerId, id: SavedSearchId): Promise<SavedSearch | null> {
    const stored = await this.searches.findOne(ownOne(workerId, id)).lean();
    return stored && toSavedSearch(stored);
  }

  override count(workerId: WorkerId): Promise<number> {
    return this.searches
      .countDocuments({ workerId: toObjectId(workerId) })
      .collation(NAME_COLLATION)
      .exec();
  }

  override add({ id, workerId, ...search }: SavedSearch) {
    const { jobType = null, province = null, minRate = 0 } = search.filters;
    const document = {
      _id: toObjectId(id),
      workerId: toObjectId(workerId),
      ...search,
      lookedAt: null,
      jobType,
      province,
      minRateCents: lowestRate(minRate),
    };
    return this.#unlessNameInUse(async () => {
      await this.searches.insertMany([document], { lean: true });
      return 'added' as const;
    });
  }

  override change(workerId: WorkerId, id: SavedSearchId, { name, alerts }: SavedSearchChange) {
    return this.#unlessNameInUse(async () => {
      const { matchedCount } = await this.searches.updateOne(ownOne(workerId, id), {
        $set: { name, alerts },
      });
      return matchedCount > 0 ? ('changed' as const) : ('not-found' as const);
    });
  }

  override async remove(workerId: WorkerId, id: SavedSearchId): Promise<boolean> {
    const { deletedCount } = await this.searches.deleteOne(ownOne(workerId, id));
    return deletedCount > 0;
  }

  override async alerting(
    { jobType, province, rate }: PostedKind,
    after: SavedSearchId | null,
    limit: number,
  ): Promise<readonly SavedSearch[]> {
    const stored = await this.searches
      .find({
        alerts: true,
        jobType: { $in: [null, jobType] },
        province: { $in: [null, province] },
        minRateCents: { $lte: rate },
        ...(after && { _id: { $gt: toObjectId(after) } }),
      })
      .sort({ _id: 1 })
      .limit(limit)
      .hint('alerting')
      .lean();
    return stored.map(toSavedSearch);
  }

  override async findToTell(id: SavedSearchId, now: Date): Promise<SavedSearch | null> {
    const stored = await this.searches
      .findOneAndUpdate({ _id: toObjectId(id), alerts: true }, { $set: { lookedAt: now } })
      .lean();
    return stored && toSavedSearch(stored);
  }

  override async noteTold(id: SavedSearchId, toldAt: Date): Promise<void> {
    await this.searches.updateOne({ _id: toObjectId(id) }, { $set: { toldAt } });
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.searches.deleteMany({ workerId: toObjectId(userId) }).collation(NAME_COLLATION);
  }

  async #unlessNameInUse<Result>(write: () => Promise<Result>): Promise<Result | 'name-in-use'> {
    try {
      return await write();
    } catch (error) {
      if (isDuplicateKey(error, 'one_a_name')) {
        return 'name-in-use';
      }
      throw error;
    }
  }
}

const ownOne = (workerId: WorkerId, id: SavedSearchId) => ({
  _id: toObjectId(id),
  workerId: toObjectId(workerId),
});

const toSavedSearch = (stored: SavedSearchDocument): SavedSearch => ({
  id: fromObjectId<SavedSearchId>(stored._id),
  workerId: fromObjectId<WorkerId>(stored.workerId),
  name: stored.name,
  filters: stored.filters,
  sort: stored.sort,
  alerts: stored.alerts,
  savedAt: stored.savedAt,
  toldAt: stored.toldAt,
});
