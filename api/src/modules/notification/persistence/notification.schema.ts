import type { NotificationKind } from '@leafshift/contracts/notification';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface NotificationDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: NotificationKind;
  params: Record<string, string>;
  /** Missing where it names nobody. */
  about?: Types.ObjectId;
  image: string | null;
  link: string | null;
  isRead: boolean;
  createdAt: Date;
  key?: string;
}

export const notificationCollection = defineCollection<NotificationDocument>({
  name: 'notifications',
  schema: new Schema<NotificationDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      kind: { type: String, required: true },
      params: { type: Schema.Types.Mixed, required: true },
      about: Schema.Types.ObjectId,
      image: String,
      link: String,
      isRead: { type: Boolean, required: true },
      createdAt: { type: Date, required: true },
      key: String,
    },
    { versionKey: false, minimize: false },
  ),
  shardKey: { userId: 1 },
  indexes: [
    { name: 'newest_of_user', key: { userId: 1, createdAt: -1, _id: -1 } },
    {
      name: 'once_by_key',
      key: { userId: 1, key: 1 },
      unique: true,
      partialFilterExpression: { key: { $exists: true } },
    },
    {
      name: 'about_somebody',
      key: { about: 1 },
      partialFilterExpression: { about: { $exists: true } },
    },
    { name: 'unread_of_user', key: { userId: 1 }, partialFilterExpression: { isRead: false } },
  ],
});
