import type { BusinessMark } from '@leafshift/contracts/availability';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface BusinessMarkDocument {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  employerId: Types.ObjectId;
  mark: BusinessMark;
  markedAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const businessMarkCollection = defineCollection<BusinessMarkDocument>({
  name: 'business_marks',
  schema: new Schema<BusinessMarkDocument>(
    {
      workerId: reference,
      employerId: reference,
      mark: { type: String, required: true },
      markedAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_business', key: { workerId: 1, employerId: 1 }, unique: true },
    { name: 'latest_of_worker', key: { workerId: 1, markedAt: -1, _id: -1 } },
    { name: 'of_business', key: { employerId: 1, mark: 1, workerId: 1 } },
  ],
});
