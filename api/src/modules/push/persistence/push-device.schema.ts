import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface PushDeviceDocument {
  _id: Types.ObjectId;
  /** The address at the push service: who knows it and the keys can write to the device. */
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The key of this portal that it was made with. */
  publicKey: string;
  userId: Types.ObjectId;
  sessionId: Types.ObjectId;
  device: string;
  addedAt: Date;
}

const text = { type: String, required: true } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const pushDeviceCollection = defineCollection<PushDeviceDocument>({
  name: 'push_subscriptions',
  schema: new Schema<PushDeviceDocument>(
    {
      endpoint: text,
      p256dh: text,
      auth: text,
      publicKey: text,
      userId: reference,
      sessionId: reference,
      // Mongoose takes an empty text for a missing one.
      device: { type: String, default: '' },
      addedAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_an_address', key: { endpoint: 1 }, unique: true },
    { name: 'latest_of_user', key: { userId: 1, addedAt: -1, _id: -1 } },
    { name: 'of_session', key: { sessionId: 1 } },
  ],
});
