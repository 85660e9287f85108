import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface WorkerNoteDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  text: string;
  by: Types.ObjectId;
  at: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const workerNoteCollection = defineCollection<WorkerNoteDocument>({
  name: 'worker_notes',
  schema: new Schema<WorkerNoteDocument>(
    {
      employerId: reference,
      workerId: reference,
      text: { type: String, required: true },
      by: reference,
      at: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'latest_about_worker', key: { employerId: 1, workerId: 1, at: -1, _id: -1 } },
    { name: 'latest_of_employer', key: { employerId: 1, at: -1, _id: -1 } },
    { name: 'of_worker', key: { workerId: 1 } },
  ],
});
