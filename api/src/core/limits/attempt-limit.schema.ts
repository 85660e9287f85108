import { Schema } from 'mongoose';
import { defineCollection } from '../../infra/mongo/collection.ts';

export interface AttemptWindowDocument {
  /** What is limited, a digest of who, and the number of the window. */
  _id: string;
  count: number;
  expiresAt: Date;
}

export const attemptWindows = defineCollection<AttemptWindowDocument>({
  name: 'attempt_windows',
  schema: new Schema<AttemptWindowDocument>(
    {
      _id: { type: String, required: true },
      count: { type: Number, required: true },
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
