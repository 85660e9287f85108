import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface RecoveryCodesDocument {
  /** The user's id. */
  _id: Types.ObjectId;
  digests: string[];
}

export const recoveryCodesCollection = defineCollection<RecoveryCodesDocument>({
  name: 'second_factor_recovery',
  schema: new Schema<RecoveryCodesDocument>(
    { digests: { type: [String], required: true } },
    { versionKey: false },
  ),
  indexes: [],
});
