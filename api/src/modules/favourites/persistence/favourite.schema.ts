import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface FavouriteDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  addedAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const favouriteCollection = defineCollection<FavouriteDocument>({
  name: 'favourite_workers',
  schema: new Schema<FavouriteDocument>(
    {
      employerId: reference,
      workerId: reference,
      addedAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_worker', key: { employerId: 1, workerId: 1 }, unique: true },
    { name: 'latest_of_employer', key: { employerId: 1, addedAt: -1, _id: -1 } },
    { name: 'of_worker', key: { workerId: 1 } },
  ],
});
