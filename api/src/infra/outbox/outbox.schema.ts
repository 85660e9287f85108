import { FAILING_ATTEMPTS } from '@leafshift/domain/provider-health';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../mongo/collection.ts';

export interface OutboxDocument {
  _id: Types.ObjectId;
  kind: string;
  payload: unknown;
  key?: string;
  state: 'waiting' | 'done' | 'dead';
  attempts: number;
  /** When it may be taken; taking it moves this on, so that a crash only delays it. */
  dueAt: Date;
  /** Since when it should have been done, however often it was tried; absent in records of earlier releases. */
  firstDueAt?: Date;
  /** Which taking of records it was last taken in. */
  takenBy?: Types.ObjectId;
  createdAt: Date;
  finishedAt?: Date;
  lastError?: string;
  /** The request that wrote it, for the log. */
  requestId?: string;
  /** The span that wrote it, where traces are sent (W3C `traceparent`). */
  trace?: string;
}

/** So many attempts were begun of what has failed, or whose process died. */
export const TRIED_AGAIN = 2;

const KEEP_DONE_SECONDS = 7 * 24 * 60 * 60;

const schema = new Schema<OutboxDocument>(
  {
    kind: { type: String, required: true },
    payload: { type: Schema.Types.Mixed, required: true },
    key: String,
    state: { type: String, required: true },
    attempts: { type: Number, required: true },
    dueAt: { type: Date, required: true },
    firstDueAt: Date,
    takenBy: Schema.Types.ObjectId,
    createdAt: { type: Date, required: true },
    finishedAt: Date,
    lastError: String,
    requestId: String,
    trace: String,
  },
  { versionKey: false, minimize: false },
);

export const outboxCollection = defineCollection<OutboxDocument>({
  name: 'outbox',
  schema,
  indexes: [
    {
      name: 'due_first',
      key: { dueAt: 1, _id: 1 },
      partialFilterExpression: { state: 'waiting' },
    },
    {
      name: 'dead_first',
      key: { createdAt: 1, _id: 1 },
      partialFilterExpression: { state: 'dead' },
    },
    {
      name: 'tried_often',
      key: { kind: 1, attempts: 1 },
      partialFilterExpression: { state: 'waiting', attempts: { $gte: FAILING_ATTEMPTS } },
    },
    {
      // A record that is done at the first attempt is never in it.
      name: 'tried_again',
      key: { firstDueAt: 1 },
      partialFilterExpression: { state: 'waiting', attempts: { $gte: TRIED_AGAIN } },
    },
    {
      name: 'once_by_key',
      key: { key: 1 },
      unique: true,
      partialFilterExpression: { key: { $exists: true } },
    },
    {
      name: 'done_latest',
      key: { finishedAt: -1, _id: -1 },
      partialFilterExpression: { state: 'done' },
    },
    {
      name: 'forget_done',
      key: { finishedAt: 1 },
      expireAfterSeconds: KEEP_DONE_SECONDS,
      partialFilterExpression: { state: 'done' },
    },
  ],
});
