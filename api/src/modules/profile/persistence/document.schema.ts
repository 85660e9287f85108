import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { DocumentKind, ReviewedDocument } from '../domain/document.ts';

export interface ReviewedDocumentDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: DocumentKind;
  status: ReviewedDocument['status'];
  fileKey: string;
  reason: string | null;
  submittedAt: Date;
  /** Absent while it waits. */
  decidedAt?: Date;
  /** Absent where there are none. */
  earlierIds?: Types.ObjectId[];
  /** Absent on documents from before it was kept, which are not. */
  isRestated?: boolean;
}

export const documentCollection = defineCollection<ReviewedDocumentDocument>({
  name: 'reviewed_documents',
  schema: new Schema<ReviewedDocumentDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      kind: { type: String, required: true },
      status: { type: String, required: true },
      fileKey: { type: String, required: true },
      reason: String,
      submittedAt: { type: Date, required: true },
      decidedAt: Date,
      earlierIds: { type: [Schema.Types.ObjectId], default: undefined },
      isRestated: Boolean,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_of_a_kind', key: { userId: 1, kind: 1 }, unique: true },
    { name: 'by_earlier_id', key: { earlierIds: 1 }, sparse: true },
    { name: 'by_status', key: { status: 1, submittedAt: 1, _id: 1 } },
  ],
});
