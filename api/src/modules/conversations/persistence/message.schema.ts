import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Side } from '../domain/conversation.ts';

export interface MessageDocument {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  number: number;
  from: Side;
  senderId: Types.ObjectId;
  sendId: string;
  text: string;
  imageKey: string | null;
  /** Missing on what was written to one alone. */
  noticeId?: Types.ObjectId;
  sentAt: Date;
  removedAt: Date | null;
}

const text = { type: String, required: true } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const messageCollection = defineCollection<MessageDocument>({
  name: 'messages',
  schema: new Schema<MessageDocument>(
    {
      conversationId: reference,
      number: { type: Number, required: true },
      from: text,
      senderId: reference,
      sendId: text,
      text: { type: String, default: '' },
      imageKey: { type: String, default: null },
      noticeId: Schema.Types.ObjectId,
      sentAt: { type: Date, required: true },
      removedAt: { type: Date, default: null },
    },
    { versionKey: false },
  ),
  shardKey: { conversationId: 1 },
  indexes: [
    { name: 'in_order', key: { conversationId: 1, number: -1 }, unique: true },
    { name: 'sent_once', key: { conversationId: 1, from: 1, sendId: 1 }, unique: true },
    { name: 'of_sender', key: { senderId: 1, _id: 1 } },
    {
      name: 'of_notice',
      key: { noticeId: 1 },
      partialFilterExpression: { noticeId: { $exists: true } },
    },
    {
      name: 'of_image',
      key: { imageKey: 1 },
      partialFilterExpression: { imageKey: { $type: 'string' } },
    },
  ],
});
