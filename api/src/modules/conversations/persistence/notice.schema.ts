import type { NoticeAudience } from '@leafshift/contracts/conversations';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface NoticeDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  sendId: string;
  to: NoticeAudience;
  shiftIds: Types.ObjectId[];
  text: string;
  imageKey: string | null;
  sentAt: Date;
}

export const noticeCollection = defineCollection<NoticeDocument>({
  name: 'notices',
  schema: new Schema<NoticeDocument>(
    {
      employerId: { type: Schema.Types.ObjectId, required: true },
      sendId: { type: String, required: true },
      to: { type: Schema.Types.Mixed, required: true },
      shiftIds: [Schema.Types.ObjectId],
      text: { type: String, default: '' },
      imageKey: { type: String, default: null },
      sentAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  shardKey: { employerId: 1 },
  indexes: [
    { name: 'of_business', key: { employerId: 1, sentAt: -1, _id: -1 } },
    { name: 'of_shift', key: { employerId: 1, shiftIds: 1, sentAt: -1, _id: -1 } },
    { name: 'sent_once', key: { employerId: 1, sendId: 1 }, unique: true },
    { name: 'sent', key: { sentAt: 1 } },
  ],
});
