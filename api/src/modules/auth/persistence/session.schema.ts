import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Usertype } from '../domain/session.ts';

export interface SessionDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  usertype: Usertype;
  addressDigest: string;
  device: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  confirmedAt: Date;
  /** The database's own time, so that nodes whose clocks differ agree. */
  endedAt?: Date;
}

export const sessionCollection = defineCollection<SessionDocument>({
  name: 'sessions',
  schema: new Schema<SessionDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      usertype: { type: String, required: true },
      addressDigest: { type: String, required: true },
      // Mongoose takes an empty text for a missing one.
      device: { type: String, default: '' },
      createdAt: { type: Date, required: true },
      lastUsedAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
      confirmedAt: { type: Date, required: true },
      endedAt: Date,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1, addressDigest: 1 } },
    { name: 'of_user_by_use', key: { userId: 1, lastUsedAt: -1, _id: -1 } },
    {
      name: 'ended',
      key: { endedAt: 1 },
      partialFilterExpression: { endedAt: { $exists: true } },
    },
    { name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
