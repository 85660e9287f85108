import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

/** When somebody's last pushes went, as far back as it matters. */
export interface PushPaceDocument {
  /** The user's id. */
  _id: Types.ObjectId;
  sentAt: Date[];
}

export const pushPaceCollection = defineCollection<PushPaceDocument>({
  name: 'push_paces',
  schema: new Schema<PushPaceDocument>(
    { sentAt: { type: [Date], required: true } },
    { versionKey: false },
  ),
  indexes: [],
});

/** A notification that goes to the devices later, alone or with others. */
export interface WaitingPushDocument {
  /** The notification's id. */
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  dueAt: Date;
}

const FORGOTTEN_AFTER_SECONDS = 7 * 24 * 60 * 60;

export const waitingPushCollection = defineCollection<WaitingPushDocument>({
  name: 'push_waiting',
  schema: new Schema<WaitingPushDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      dueAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'due_of_user', key: { userId: 1, dueAt: 1, _id: 1 } },
    { name: 'forget', key: { dueAt: 1 }, expireAfterSeconds: FORGOTTEN_AFTER_SECONDS },
  ],
});
