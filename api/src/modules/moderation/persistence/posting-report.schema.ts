import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { PostingReport } from '../domain/posting-report.ts';

export interface PostingReportDocument {
  _id: Types.ObjectId;
  postId: Types.ObjectId;
  employmentType: PostingReport['employmentType'];
  title: string;
  employerId: Types.ObjectId;
  reason: string;
  words: string;
  userId: Types.ObjectId | null;
  reporter: string;
  isOpen: boolean;
  createdAt: Date;
}

const text = { type: String, required: true } as const;
const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const postingReportCollection = defineCollection<PostingReportDocument>({
  name: 'posting_reports',
  schema: new Schema<PostingReportDocument>(
    {
      postId: reference,
      employmentType: text,
      title: text,
      employerId: reference,
      reason: text,
      words: { type: String, default: '' },
      userId: { type: Schema.Types.ObjectId, default: null },
      reporter: text,
      isOpen: { type: Boolean, required: true },
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_reporter', key: { postId: 1, reporter: 1 }, unique: true },
    { name: 'open', key: { isOpen: 1, createdAt: 1, _id: 1 } },
    { name: 'of_user', key: { userId: 1 } },
  ],
});
