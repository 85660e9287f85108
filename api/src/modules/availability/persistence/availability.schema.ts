import type { DaysOff, DayTimes } from '@leafshift/domain/availability';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface AvailabilityDocument {
  /** The worker's id. */
  _id: Types.ObjectId;
  weekly: DayTimes[];
  daysOff: DaysOff[];
  roles: string[];
  withinKm: number | null;
}

export const availabilityCollection = defineCollection<AvailabilityDocument>({
  name: 'availabilities',
  schema: new Schema<AvailabilityDocument>(
    {
      weekly: { type: [Schema.Types.Mixed], required: true },
      daysOff: {
        type: [new Schema<DaysOff>({ from: String, to: String }, { _id: false })],
        required: true,
      },
      roles: { type: [String], required: true },
      withinKm: { type: Number, default: null },
    },
    { versionKey: false },
  ),
  indexes: [],
});
