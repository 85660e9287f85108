import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface BriefingDocument {
  /** That of the location. */
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  version: number;
  entrance: string;
  clothing: string;
  contact: string;
  photoKey: string | null;
  updatedAt: Date;
}

export interface BriefingReadingDocument {
  /** That of the assignment. */
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  version: number;
  readAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, default: '' } as const;
const date = { type: Date, required: true } as const;
const number = { type: Number, required: true } as const;

export const briefingCollection = defineCollection<BriefingDocument>({
  name: 'site_briefings',
  schema: new Schema<BriefingDocument>(
    {
      employerId: reference,
      version: number,
      entrance: text,
      clothing: text,
      contact: text,
      photoKey: { type: String, default: null },
      updatedAt: date,
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'of_business', key: { employerId: 1, _id: 1 } }],
});

export const briefingReadingCollection = defineCollection<BriefingReadingDocument>({
  name: 'briefing_readings',
  schema: new Schema<BriefingReadingDocument>(
    { employerId: reference, workerId: reference, version: number, readAt: date },
    { versionKey: false },
  ),
  indexes: [{ name: 'of_worker', key: { workerId: 1 } }],
});
