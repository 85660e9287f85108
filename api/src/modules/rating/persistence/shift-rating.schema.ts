import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';

interface StarsDocument {
  stars: number;
  at: Date;
}

export interface ShiftRatingDocument {
  /** The assignment's id: each side rates the other once. */
  _id: Types.ObjectId;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  ofWorker: StarsDocument | null;
  ofBusiness: (StarsDocument & { words: string }) | null;
  shownAt: Date | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const stars = {
  stars: { type: Number, required: true },
  at: { type: Date, required: true },
} as const;

const ofWorker = new Schema(stars, { _id: false });
const ofBusiness = new Schema({ ...stars, words: { type: String, default: '' } }, { _id: false });

export const shiftRatingCollection = defineCollection<ShiftRatingDocument>({
  name: 'shift_ratings',
  schema: new Schema<ShiftRatingDocument>(
    {
      shiftId: reference,
      employerId: reference,
      workerId: reference,
      ofWorker: { type: ofWorker, default: null },
      ofBusiness: { type: ofBusiness, default: null },
      shownAt: { type: Date, default: null },
    },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [
    { name: 'of_employer', key: { employerId: 1, shiftId: 1 } },
    { name: 'of_worker', key: { workerId: 1 } },
  ],
});
