import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Side } from '../domain/conversation.ts';
import type { MessageReport } from '../domain/message-report.ts';

export interface MessageReportDocument {
  _id: Types.ObjectId;
  conversationId: Types.ObjectId;
  messageId: Types.ObjectId;
  number: number;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  from: Side;
  reason: MessageReport['reason'];
  words: string;
  text: string;
  imageKey: string | null;
  isOpen: boolean;
  createdAt: Date;
  /** Missing while it waits. */
  decision?: { decision: string; reason: string; by: Types.ObjectId; at: Date };
}

const text = { type: String, required: true } as const;
const words = { type: String, default: '' } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;

export const messageReportCollection = defineCollection<MessageReportDocument>({
  name: 'message_reports',
  schema: new Schema<MessageReportDocument>(
    {
      conversationId: reference,
      messageId: reference,
      number: { type: Number, required: true },
      shiftId: reference,
      employerId: reference,
      workerId: reference,
      from: text,
      reason: text,
      words,
      text: words,
      imageKey: { type: String, default: null },
      isOpen: { type: Boolean, required: true },
      createdAt: date,
      decision: new Schema(
        { decision: text, reason: text, by: reference, at: date },
        { _id: false },
      ),
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_message', key: { messageId: 1 }, unique: true },
    { name: 'open', key: { isOpen: 1, createdAt: 1, _id: 1 } },
    { name: 'in_conversation', key: { conversationId: 1, isOpen: 1 } },
    { name: 'of_business', key: { employerId: 1, from: 1 } },
    { name: 'of_worker', key: { workerId: 1, from: 1 } },
    {
      name: 'of_image',
      key: { imageKey: 1 },
      partialFilterExpression: { imageKey: { $type: 'string' } },
    },
  ],
});
