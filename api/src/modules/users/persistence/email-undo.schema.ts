import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface EmailUndoDocument {
  /** Digest of the token; the token itself is in the mail only. */
  _id: string;
  userId: Types.ObjectId;
  oldEmail: string;
  changedAt: Date;
  expiresAt: Date;
}

export const emailUndoCollection = defineCollection<EmailUndoDocument>({
  name: 'email_undos',
  schema: new Schema<EmailUndoDocument>(
    {
      _id: { type: String, required: true },
      userId: { type: Schema.Types.ObjectId, required: true },
      oldEmail: { type: String, required: true },
      changedAt: { type: Date, required: true },
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1 } },
    { name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 },
  ],
});
