import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface NotAgainDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  by: Types.ObjectId;
  at: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const notAgainCollection = defineCollection<NotAgainDocument>({
  name: 'not_again_workers',
  schema: new Schema<NotAgainDocument>(
    {
      employerId: reference,
      workerId: reference,
      by: reference,
      at: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_worker', key: { employerId: 1, workerId: 1 }, unique: true },
    { name: 'latest_of_employer', key: { employerId: 1, at: -1, _id: -1 } },
    { name: 'of_worker', key: { workerId: 1 } },
  ],
});
