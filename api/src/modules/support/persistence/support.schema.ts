import type { SupportTopic } from '@leafshift/domain/support';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface SupportDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  topic: SupportTopic;
  text: string;
  askedAt: Date;
  /** The same while there is no answer, then missing. */
  waitsSince?: Date;
  answer: { text: string; at: Date; by: Types.ObjectId } | null;
  claim: { by: Types.ObjectId; until: Date } | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;
const text = { type: String, required: true } as const;

export const supportCollection = defineCollection<SupportDocument>({
  name: 'support_requests',
  schema: new Schema<SupportDocument>(
    {
      userId: reference,
      topic: text,
      text,
      askedAt: date,
      waitsSince: Date,
      answer: {
        type: new Schema({ text, at: date, by: reference }, { _id: false }),
        default: null,
      },
      claim: { type: new Schema({ by: reference, until: date }, { _id: false }), default: null },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1, askedAt: -1, _id: -1 } },
    {
      name: 'waiting',
      key: { waitsSince: 1, _id: 1 },
      partialFilterExpression: { waitsSince: { $exists: true } },
    },
  ],
});
