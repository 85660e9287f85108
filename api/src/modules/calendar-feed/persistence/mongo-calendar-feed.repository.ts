import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, QueryFilter } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
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

  override findOf(userId: UserId): Promise<CalendarFeed | null> {
    return this.#one({ _id: toObjectId(userId) });
  }

  override findByHash(tokenHash: string): Promise<CalendarFeed | null> {
    return this.#one({ tokenHash });
  }

  override async replace({ userId, location, ...fields }: CalendarFeed): Promise<void> {
    const scoped =
      location === null
        ? { $set: fields, $unset: { location: '' } }
        : { $set: { ...fields, location } };
    await this.feeds.updateOne({ _id: toObjectId(userId) }, scoped, { upsert: true });
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.feeds.deleteOne({ _id: toObjectId(userId) });
  }

  async #one(filter: QueryFilter<CalendarFeedDocument>): Promise<CalendarFeed | null> {
    const stored = await this.feeds.findOne(filter).lean();
    if (!stored) {
      return null;
    }
    const { _id, salt, tokenHash, createdAt, location = null } = stored;
    return { userId: fromObjectId<UserId>(_id), location, salt, tokenHash, createdAt };
  }
}
