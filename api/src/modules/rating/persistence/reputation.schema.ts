import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

/** Sums over all shifts of one worker or one business. */
export interface ReputationDocument {
  /** The user's id. */
  _id: Types.ObjectId;
  ratings: number;
  stars: number;
  shiftsCompleted: number;
}

const count = { type: Number, default: 0 } as const;

const schema = new Schema<ReputationDocument>(
  { ratings: count, stars: count, shiftsCompleted: count },
  { versionKey: false },
);

export const reputationCollection = defineCollection<ReputationDocument>({
  name: 'reputations',
  schema,
  indexes: [],
});
