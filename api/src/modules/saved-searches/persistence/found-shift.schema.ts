import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface FoundShiftDocument {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  searchId: Types.ObjectId;
  shiftId: Types.ObjectId;
  startsAt: Date;
  /** Whether its worker still waits to be told. */
  waits: boolean;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const foundShiftCollection = defineCollection<FoundShiftDocument>({
  name: 'found_shifts',
  schema: new Schema<FoundShiftDocument>(
    {
      workerId: reference,
      searchId: reference,
      shiftId: reference,
      startsAt: { type: Date, required: true },
      waits: { type: Boolean, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'once_a_worker', key: { workerId: 1, shiftId: 1 }, unique: true },
    { name: 'waiting', key: { searchId: 1 }, partialFilterExpression: { waits: true } },
    { name: 'begun', key: { startsAt: 1 }, expireAfterSeconds: 0 },
  ],
});
