import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface CalendarFeedDocument {
  /** The worker's user id. */
  _id: Types.ObjectId;
  salt: string;
  tokenHash: string;
  createdAt: Date;
}

const text = { type: String, required: true } as const;

export const calendarFeedCollection = defineCollection<CalendarFeedDocument>({
  name: 'calendar_feeds',
  schema: new Schema<CalendarFeedDocument>(
    { salt: text, tokenHash: text, createdAt: { type: Date, required: true } },
    { versionKey: false },
  ),
  indexes: [{ name: 'by_token', key: { tokenHash: 1 }, unique: true }],
});
