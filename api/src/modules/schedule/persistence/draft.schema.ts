import type { Credential } from '@leafshift/domain/credentials';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface DraftDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  version: number;
  day: string;
  startTime: string;
  timeZone: string;
  durationHours: number;
  rateCents: number;
  totalWorkers: number;
  jobType: string;
  jobTitle: string;
  supervisorId: string;
  locationId: string;
  jobDescription: string;
  jobRequirements: string;
  /** Missing where it asks for none. */
  askedCredentials?: readonly Credential[];
  createdAt: Date;
  /** Absent where it was planned alone. */
  seriesId?: Types.ObjectId;
  shiftId: Types.ObjectId | null;
  publishedAt: Date | null;
}

const text = { type: String, required: true } as const;
const possiblyEmpty = { type: String, default: '' } as const;
const number = { type: Number, required: true } as const;

/** A posted draft stays a month, so that publishing it once more is told what it became. */
const POSTED_KEPT_SECONDS = 30 * 86_400;

export const draftCollection = defineCollection<DraftDocument>({
  name: 'schedule_drafts',
  schema: new Schema<DraftDocument>(
    {
      employerId: { type: Schema.Types.ObjectId, required: true },
      version: number,
      day: text,
      startTime: text,
      timeZone: text,
      durationHours: number,
      rateCents: number,
      totalWorkers: number,
      jobType: text,
      jobTitle: text,
      supervisorId: text,
      locationId: text,
      jobDescription: possiblyEmpty,
      jobRequirements: possiblyEmpty,
      askedCredentials: { type: [String], default: undefined },
      createdAt: { type: Date, required: true },
      seriesId: Schema.Types.ObjectId,
      shiftId: { type: Schema.Types.ObjectId, default: null },
      publishedAt: { type: Date, default: null },
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'waiting_by_day', key: { employerId: 1, shiftId: 1, day: 1, _id: 1 } },
    {
      name: 'of_series',
      key: { employerId: 1, seriesId: 1, shiftId: 1, day: 1 },
      partialFilterExpression: { seriesId: { $exists: true } },
    },
    {
      name: 'forget_posted',
      key: { publishedAt: 1 },
      expireAfterSeconds: POSTED_KEPT_SECONDS,
    },
  ],
});
