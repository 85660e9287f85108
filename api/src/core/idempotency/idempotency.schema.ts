import { Schema } from 'mongoose';
import { defineCollection } from '../../infra/mongo/collection.ts';

export interface IdempotencyDocument {
  /** Digest of who and their key. */
  _id: string;
  /** Digest of what was asked. */
  request: string;
  state: 'running' | 'done';
  /** Whether the change is durable, known even when the answer was lost. */
  committed: boolean;
  /** Until then the first request is taken to be running. */
  runningUntil: Date;
  status?: number;
  /** The first answer, sealed. */
  answer?: string;
  expiresAt: Date;
}

export const idempotencyRecords = defineCollection<IdempotencyDocument>({
  name: 'idempotency_records',
  schema: new Schema<IdempotencyDocument>(
    {
      _id: { type: String, required: true },
      request: { type: String, required: true },
      state: { type: String, required: true },
      committed: { type: Boolean, required: true },
      runningUntil: { type: Date, required: true },
      status: Number,
      answer: String,
      expiresAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'expire', key: { expiresAt: 1 }, expireAfterSeconds: 0 }],
});
