import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';

interface StoredForm {
  at: Date;
  postings: number;
}

/** What one business has sent, in one document, so that two forms at once meet there. */
export interface SentFormsDocument {
  /** The employer's user id. */
  _id: Types.ObjectId;
  forms: StoredForm[];
}

const form = new Schema<StoredForm>(
  { at: { type: Date, required: true }, postings: { type: Number, required: true } },
  { _id: false },
);

export const sentFormsCollection = defineCollection<SentFormsDocument>({
  name: 'sent_posting_forms',
  schema: new Schema<SentFormsDocument>(
    { forms: { type: [form], required: true } },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [],
});
