import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';

export interface PlaceOfferDocument {
  /** The shift's id. */
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  workerId: Types.ObjectId;
  until: Date;
  places: number;
  passed: Types.ObjectId[];
  /** Absent, as the two after it, on what the release before wrote. */
  chosen?: Types.ObjectId[];
  minutes?: number | null;
  isReplacement?: boolean;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

export const placeOfferCollection = defineCollection<PlaceOfferDocument>({
  name: 'placeoffers',
  schema: new Schema<PlaceOfferDocument>(
    {
      employerId: reference,
      workerId: reference,
      until: { type: Date, required: true },
      places: { type: Number, required: true },
      passed: { type: [Schema.Types.ObjectId], required: true },
      chosen: { type: [Schema.Types.ObjectId], default: undefined },
      minutes: Number,
      isReplacement: Boolean,
    },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [{ name: 'of_worker', key: { workerId: 1, until: 1 } }],
});
