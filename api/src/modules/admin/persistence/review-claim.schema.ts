import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface ReviewClaimDocument {
  /** The owner and the kind of the document, and which certificate it is. */
  _id: string;
  adminId: Types.ObjectId;
  until: Date;
}

export const reviewClaimCollection = defineCollection<ReviewClaimDocument>({
  name: 'review_claims',
  schema: new Schema<ReviewClaimDocument>(
    {
      _id: { type: String, required: true },
      adminId: { type: Schema.Types.ObjectId, required: true },
      until: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'expire', key: { until: 1 }, expireAfterSeconds: 0 }],
});
