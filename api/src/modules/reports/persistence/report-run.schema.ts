import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface ReportRunDocument {
  /** The Monday of the week. */
  _id: string;
  after: Types.ObjectId | null;
  isDone: boolean;
}

export const reportRunCollection = defineCollection<ReportRunDocument>({
  name: 'report_runs',
  schema: new Schema<ReportRunDocument>(
    {
      _id: { type: String, required: true },
      after: { type: Schema.Types.ObjectId, default: null },
      isDone: { type: Boolean, required: true },
    },
    { versionKey: false },
  ),
  indexes: [],
});
