import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface FactorDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: 'totp' | 'passkey';
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
  isConfirmed?: boolean;
  secret?: string;
  lastStep?: number;
  credentialId?: string;
  publicKey?: string;
  counter?: number;
  transports?: string[];
}

export const PASSKEY_INDEX = 'by_credential';

export const factorCollection = defineCollection<FactorDocument>({
  name: 'second_factors',
  schema: new Schema<FactorDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      kind: { type: String, required: true },
      // Mongoose takes an empty text for a missing one.
      name: { type: String, default: '' },
      createdAt: { type: Date, required: true },
      lastUsedAt: { type: Date, default: null },
      isConfirmed: Boolean,
      secret: String,
      lastStep: Number,
      credentialId: String,
      publicKey: String,
      counter: Number,
      transports: { type: [String], default: undefined },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1, _id: 1 } },
    {
      name: PASSKEY_INDEX,
      key: { credentialId: 1 },
      unique: true,
      partialFilterExpression: { credentialId: { $exists: true } },
    },
  ],
});
