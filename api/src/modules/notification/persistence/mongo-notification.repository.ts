import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { UserId } from '../../../core/ids.ts';
import { type KeysetSort, keysetPage, keysetQuery } from '../../../core/paging/keyset.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import {
  type NotificationPage,
  NotificationRepository,
  type NotificationScope,
} from '../domain/notification.repository.ts';
import type { Notification, NotificationId } from '../domain/notification.ts';
import { type NotificationDocument, notificationCollection } from './notification.schema.ts';

const NEWEST: KeysetSort = [
  ['createdAt', -1],
  ['_id', -1],
];

/** Notifications in MongoDB. */
@Injectable()
export class MongoNotificationRepository extends NotificationRepository {
  constructor(
    @InjectModel(notificationCollection.name)
    private readonly notifications: Model<NotificationDocument>,
  ) {
    super();
  }

  override async add({ id, userId, params, key, about, ...rest }: Notification): Promise<boolean> {
    const owner = { userId: toObjectId(userId) };
    const content = {
      _id: toObjectId(id),
      params: { ...params },
      ...rest,
      ...(about && { about: toObjectId(about) }),
    };
    if (key === undefined) {
      await this.notifications.insertMany([{ ...owner, ...content }], { lean: true });
      return true;
    }
    const { upsertedCount } = await this.notifications.updateOne(
      { ...owner, key },
      { $setOnInsert: content },
      { upsert: true },
    );
    return upsertedCount === 1;
  }

  override async find(userId: UserId, id: NotificationId): Promise<Notification | null> {
    const stored = await this.notifications.findOne(own(userId, id)).lean();
    return stored && toNotification(stored);
  }

  override async list(
    scope: NotificationScope,
    { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<NotificationPage> {
    const page = keysetQuery(NEWEST, { limit, cursor });
    const found = await this.notifications
      .find({ ...readable(scope), ...page.filter })
      .sort(page.sort)
      .limit(page.limit)
      .lean();
    const { rows, nextCursor } = keysetPage(NEWEST, found, limit);
    return { notifications: rows.map(toNotification), nextCursor };
  }

  override countUnread(scope: NotificationScope): Promise<number> {
    return this.notifications.countDocuments({ ...readable(scope), isRead: false });
  }

  override async markRead(
    scope: NotificationScope,
    id: NotificationId,
  ): Promise<Notification | null> {
    const stored = await this.notifications
      .findOneAndUpdate(
        { ...readable(scope), _id: toObjectId(id) },
        { $set: { isRead: true } },
        { returnDocument: 'after' },
      )
      .lean();
    return stored && toNotification(stored);
  }

  override async markKeyRead(userId: UserId, key: string): Promise<boolean> {
    const { modifiedCount } = await this.notifications.updateOne(
      { userId: toObjectId(userId), key },
      { $set: { isRead: true } },
    );
    return modifiedCount === 1;
  }

  override async markAllRead(userId: UserId): Promise<void> {
    await this.notifications.updateMany(
      { userId: toObjectId(userId), isRead: false },
      { $set: { isRead: true } },
    );
  }

  override async removeOf(userId: UserId): Promise<void> {
    await this.notifications.deleteMany({ userId: toObjectId(userId) });
  }

  override async forgetSubject(about: UserId, name: string): Promise<void> {
    await this.notifications.updateMany(
      { about: toObjectId(about) },
      { $set: { 'params.name': name, image: null }, $unset: { about: 1 } },
    );
  }
}

const readable = ({ userId, seesMoney }: NotificationScope) => ({
  userId: toObjectId(userId),
  ...(!seesMoney && { 'params.amount': { $exists: false } }),
});

const own = (userId: UserId, id: NotificationId) => ({
  _id: toObjectId(id),
  userId: toObjectId(userId),
});

const toNotification = (stored: NotificationDocument): Notification => ({
  id: fromObjectId<NotificationId>(stored._id),
  userId: fromObjectId<UserId>(stored.userId),
  kind: stored.kind,
  params: stored.params,
  image: stored.image ?? null,
  link: stored.link ?? null,
  isRead: stored.isRead,
  createdAt: stored.createdAt,
});
