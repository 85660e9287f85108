import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface VerifiedPhoneDocument {
  /** The user. */
  _id: Types.ObjectId;
  number: string;
  verifiedAt: Date;
}

export const verifiedPhoneCollection = defineCollection<VerifiedPhoneDocument>({
  name: 'verified_phones',
  schema: new Schema<VerifiedPhoneDocument>(
    {
      number: { type: String, required: true },
      verifiedAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [],
});
