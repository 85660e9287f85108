import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { UserId, WorkerId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import { CalendarFeedRepository } from '../domain/calendar-feed.repository.ts';
import type { CalendarFeed } from '../domain/calendar-feed.ts';
import { type CalendarFeedDocument, calendarFeedCollection } from './calendar-feed.schema.ts';

/** Calendar feeds in MongoDB. */
@Injectable()
export class MongoCalendarFeedRepository extends CalendarFeedRepository {
  constructor(
    @InjectModel(calendarFeedCollection.name) private readonly feeds: Model<CalendarFeedDocument>,
  ) {
    super();
  }

  override findOf(workerId: WorkerId): Promise<CalendarFeed | null> {
    return this.#one({ _id: toObjectId(workerId) });
  }

  override findByHash(tokenHash: string): Promise<CalendarFeed | null> {
    return this.#one({ tokenHash });
  }

  override async replace({ workerId, ...fields }: CalendarFeed): Promise<void> {
    await this.feeds.updateOne({ _id: toObjectId(workerId) }, { $set: fields }, { upsert: true });
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.feeds.deleteOne({ _id: toObjectId(userId) });
  }

  async #one(filter: QueryFilter<CalendarFeedDocument>): Promise<CalendarFeed | null> {
    const stored = await this.feeds.findOne(filter).lean();
    if (!stored) {
      return null;
    }
    const { _id, salt, tokenHash, createdAt } = stored;
    return { workerId: fromObjectId<WorkerId>(_id), salt, tokenHash, createdAt };
  }
}
