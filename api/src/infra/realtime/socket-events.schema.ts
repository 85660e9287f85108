import { Schema } from 'mongoose';
import { defineCollection } from '../mongo/collection.ts';

const MATTERS_SECONDS = 60;

/** What socket nodes tell one another; forgotten after a minute, because it may name people. */
export const socketEvents = defineCollection<Record<string, unknown>>({
  name: 'socket_events',
  schema: new Schema<Record<string, unknown>>({}, { strict: false, versionKey: false }),
  indexes: [{ name: 'forget', key: { createdAt: 1 }, expireAfterSeconds: MATTERS_SECONDS }],
});
