import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { ReviewedDocument, ReviewSubject } from '../domain/document.ts';

export interface ReviewedDocumentDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: ReviewSubject['kind'];
  /** Of a certificate only. */
  certificateId?: Types.ObjectId;
  status: ReviewedDocument['status'];
  fileKey: string;
  /** Absent where only one side was handed in. */
  backKey?: string;
  reason: string | null;
  submittedAt: Date;
  /** Absent while it waits. */
  decidedAt?: Date;
  /** Absent where there are none. */
  earlierIds?: Types.ObjectId[];
  /** Absent where there are none. */
  replacedIds?: Types.ObjectId[];
  /** Absent on documents from before it was kept, which are not. */
  isRestated?: boolean;
}

export const documentCollection = defineCollection<ReviewedDocumentDocument>({
  name: 'reviewed_documents',
  schema: new Schema<ReviewedDocumentDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      kind: { type: String, required: true },
      certificateId: Schema.Types.ObjectId,
      status: { type: String, required: true },
      fileKey: { type: String, required: true },
      backKey: String,
      reason: String,
      submittedAt: { type: Date, required: true },
      decidedAt: Date,
      earlierIds: { type: [Schema.Types.ObjectId], default: undefined },
      replacedIds: { type: [Schema.Types.ObjectId], default: undefined },
      isRestated: Boolean,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_of_a_subject', key: { userId: 1, kind: 1, certificateId: 1 }, unique: true },
    { name: 'by_earlier_id', key: { earlierIds: 1 }, sparse: true },
    { name: 'by_replaced_id', key: { replacedIds: 1 }, sparse: true },
    { name: 'by_status', key: { status: 1, submittedAt: 1, _id: 1 } },
  ],
});
