import { Schema } from 'mongoose';
import { defineCollection } from '../../infra/mongo/collection.ts';

/** What RateLimiterMongo keeps of a window. */
export interface AttemptsDocument {
  /** What is limited and a digest of who. */
  key: string;
  points: number;
  expire: Date;
}

export const attemptCollection = defineCollection<AttemptsDocument>({
  name: 'attempts',
  schema: new Schema<AttemptsDocument>(
    {
      key: { type: String, required: true },
      points: { type: Number, required: true },
      expire: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_key', key: { key: 1 }, unique: true },
    { name: 'expire', key: { expire: 1 }, expireAfterSeconds: 0 },
  ],
});
