import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

/** Sums over all shifts of one worker. */
export interface StandingDocument {
  /** The worker's user id. */
  _id: Types.ObjectId;
  ratings: number;
  stars: number;
  shiftsCompleted: number;
}

const count = { type: Number, default: 0 } as const;

const schema = new Schema<StandingDocument>(
  { ratings: count, stars: count, shiftsCompleted: count },
  { versionKey: false },
);

export const standingCollection = defineCollection<StandingDocument>({
  name: 'worker_standings',
  schema,
  indexes: [],
});
