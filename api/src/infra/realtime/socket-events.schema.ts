import { Schema } from 'mongoose';
import { defineCollection } from '../mongo/collection.ts';

const SIZE_BYTES = 8 * 1024 * 1024;

/** What socket nodes tell one another; capped, because an event matters for a moment only. */
export const socketEvents = defineCollection<Record<string, unknown>>({
  name: 'socket_events',
  schema: new Schema<Record<string, unknown>>({}, { strict: false, versionKey: false }),
  indexes: [],
  options: { capped: true, size: SIZE_BYTES },
});
