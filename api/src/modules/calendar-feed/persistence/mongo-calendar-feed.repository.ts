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

  override async replace({ userId, madeBy, location, ...rest }: CalendarFeed): Promise<void> {
    const fields = { ...rest, madeBy: toObjectId(madeBy) };
    const scoped =
      location === null
        ? { $set: fields, $unset: { location: '' } }
        : { $set: { ...fields, location } };
    await this.feeds.updateOne({ _id: toObjectId(userId) }, scoped, { upsert: true });
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.feeds.deleteOne({ _id: toObjectId(userId) });
  }

  override async removeMadeBy(userId: UserId): Promise<void> {
    const _id = toObjectId(userId);
    await this.feeds.deleteMany({ madeBy: _id });
    await this.feeds.deleteOne({ _id, madeBy: { $exists: false } });
  }

  async #one(filter: QueryFilter<CalendarFeedDocument>): Promise<CalendarFeed | null> {
    const stored = await this.feeds.findOne(filter).lean();
    if (!stored) {
      return null;
    }
    const { _id, madeBy = _id, location = null, ...fields } = stored;
    return {
      ...fields,
      userId: fromObjectId<UserId>(_id),
      madeBy: fromObjectId<UserId>(madeBy),
      location,
    };
  }
}
