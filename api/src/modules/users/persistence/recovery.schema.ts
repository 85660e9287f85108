import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface RecoveryDocument {
  /** Digest of the token; the token itself is in the mail only. */
  _id: string;
  userId: Types.ObjectId;
  expiresAt: Date;
}

export const recoveryCollection = defineCollection<RecoveryDocument>({
  name: 'password_recoveries',
  schema: new Schema<RecoveryDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: Schema.Types.ObjectId, required: true },
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1 } },
    { name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
