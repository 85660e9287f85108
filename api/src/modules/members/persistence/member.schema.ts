import type { MemberRole } from '@leafshift/domain/business-members';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface MemberDocument {
  /** The person's account; nobody is in two businesses. */
  _id: Types.ObjectId;
  businessId: Types.ObjectId;
  role: MemberRole;
  /** Locations of the business; null for all of them. */
  stores: string[] | null;
  joinedAt: Date;
  endedAt: Date | null;
  /** Counts looks at who is still an owner. */
  checks?: number;
}

export const memberCollection = defineCollection<MemberDocument>({
  name: 'business_members',
  schema: new Schema<MemberDocument>(
    {
      businessId: { type: Schema.Types.ObjectId, required: true },
      role: { type: String, required: true },
      stores: { type: [String], default: null },
      joinedAt: { type: Date, required: true },
      endedAt: { type: Date, default: null },
      checks: Number,
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'of_business', key: { businessId: 1, endedAt: 1, _id: 1 } }],
});
