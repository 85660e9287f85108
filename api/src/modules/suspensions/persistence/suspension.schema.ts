import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Suspension } from '../domain/suspension.ts';

export interface SuspensionDocument extends Omit<Suspension, 'id' | 'userId' | 'setBy'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  setBy: Types.ObjectId | null;
  /** When an appeal was made that has no answer yet. */
  appealedAt?: Date;
}

const text = { type: String, required: true } as const;
const laterDate = { type: Date, default: null } as const;
const reference = Schema.Types.ObjectId;

export const suspensionCollection = defineCollection<SuspensionDocument>({
  name: 'suspensions',
  schema: new Schema<SuspensionDocument>(
    {
      userId: { type: reference, required: true },
      usertype: text,
      reason: text,
      words: { type: String, default: '' },
      since: { type: Date, required: true },
      until: laterDate,
      setBy: { type: reference, default: null },
      endedAt: laterDate,
      isRevoked: { type: Boolean, required: true },
      appeal: { type: Schema.Types.Mixed, default: null },
      appealedAt: Date,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'of_user', key: { userId: 1, since: -1 } },
    {
      name: 'appealed',
      key: { appealedAt: 1, _id: 1 },
      partialFilterExpression: { appealedAt: { $exists: true } },
    },
  ],
});
