import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface CalendarFeedDocument {
  /** The id of the worker or the business. */
  _id: Types.ObjectId;
  /** Absent in feeds of releases before, which count as made by the account itself. */
  madeBy?: Types.ObjectId;
  salt: string;
  tokenHash: string;
  createdAt: Date;
  /** Absent where the shifts of all stores are in it. */
  location?: string;
}

const text = { type: String, required: true } as const;

export const calendarFeedCollection = defineCollection<CalendarFeedDocument>({
  name: 'calendar_feeds',
  schema: new Schema<CalendarFeedDocument>(
    {
      madeBy: Schema.Types.ObjectId,
      salt: text,
      tokenHash: text,
      createdAt: { type: Date, required: true },
      location: String,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'by_token', key: { tokenHash: 1 }, unique: true },
    { name: 'of_maker', key: { madeBy: 1 } },
  ],
});
