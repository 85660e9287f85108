import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';
import type { LastMessage, SideMarks } from '../domain/conversation.ts';

export interface SideDocument extends SideMarks {
  /** Something came that no device has said to have. */
  isUndelivered: boolean;
}

export interface ConversationDocument {
  /** That of the assignment. */
  _id: Types.ObjectId;
  shiftId: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  endsAt: Date;
  lastNumber: number;
  last: LastMessage;
  /** As in `last`, to list by. */
  lastAt: Date;
  business: SideDocument;
  worker: SideDocument;
  closedAt: Date | null;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const date = { type: Date, required: true } as const;
const laterDate = { type: Date, default: null } as const;
const number = { type: Number, required: true } as const;
const flag = { type: Boolean, required: true } as const;

const side = new Schema<SideDocument>(
  {
    deliveredNumber: number,
    readNumber: number,
    unread: number,
    isUndelivered: flag,
    tellAt: laterDate,
    toldAt: laterDate,
    toldKey: { type: String, default: null },
  },
  { _id: false },
);

const last = new Schema<LastMessage>(
  {
    from: { type: String, required: true },
    text: { type: String, default: '' },
    hasImage: flag,
    sentAt: date,
  },
  { _id: false },
);

export const conversationCollection = defineCollection<ConversationDocument>({
  name: 'conversations',
  schema: new Schema<ConversationDocument>(
    {
      shiftId: reference,
      employerId: reference,
      workerId: reference,
      endsAt: date,
      lastNumber: number,
      last,
      lastAt: date,
      business: side,
      worker: side,
      closedAt: laterDate,
    },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [
    { name: 'of_business', key: { employerId: 1, lastAt: -1, _id: -1 } },
    { name: 'of_worker', key: { workerId: 1, lastAt: -1, _id: -1 } },
    { name: 'unread_of_business', key: { employerId: 1, 'business.unread': 1 } },
    { name: 'unread_of_worker', key: { workerId: 1, 'worker.unread': 1 } },
    { name: 'undelivered_to_business', key: { employerId: 1, 'business.isUndelivered': 1 } },
    { name: 'undelivered_to_worker', key: { workerId: 1, 'worker.isUndelivered': 1 } },
    { name: 'ended', key: { endsAt: 1 } },
  ],
});
