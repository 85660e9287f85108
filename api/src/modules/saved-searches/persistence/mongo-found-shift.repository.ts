import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { ShiftId } from '../../posts/index.ts';
import { type FoundShift, FoundShiftRepository } from '../domain/found-shift.repository.ts';
import type { SavedSearchId } from '../domain/saved-search.ts';
import { type FoundShiftDocument, foundShiftCollection } from './found-shift.schema.ts';

/** What saved searches found, in MongoDB. */
@Injectable()
export class MongoFoundShiftRepository extends FoundShiftRepository {
  constructor(
    @InjectModel(foundShiftCollection.name)
    private readonly found: Model<FoundShiftDocument>,
  ) {
    super();
  }

  override async add(found: readonly FoundShift[]): Promise<void> {
    // Not inserted: in a transaction one that is known would undo the others.
    await this.found.bulkWrite(
      found.map(({ workerId, searchId, shiftId, startsAt }) => ({
        updateOne: {
          filter: { workerId: toObjectId(workerId), shiftId: toObjectId(shiftId) },
          update: { $setOnInsert: { searchId: toObjectId(searchId), startsAt, waits: true } },
          upsert: true,
        },
      })),
    );
  }

  override async takeWaiting(searchId: SavedSearchId): Promise<readonly ShiftId[]> {
    const ofSearch = { searchId: toObjectId(searchId), waits: true };
    const waiting = await this.found.find(ofSearch).lean();
    if (waiting.length > 0) {
      await this.found.updateMany(ofSearch, { $set: { waits: false } });
    }
    return waiting.map(({ shiftId }) => fromObjectId<ShiftId>(shiftId));
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.found.deleteMany({ workerId: toObjectId(userId) });
  }
}
