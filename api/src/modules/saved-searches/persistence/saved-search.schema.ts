import type { SavedSearchForm } from '@leafshift/contracts/saved-searches';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface SavedSearchDocument {
  _id: Types.ObjectId;
  workerId: Types.ObjectId;
  name: string;
  filters: SavedSearchForm['filters'];
  sort: SavedSearchForm['sort'];
  alerts: boolean;
  savedAt: Date;
  toldAt: Date | null;
  /** When a shift that fits was looked at last; written so that only one process does. */
  lookedAt: Date | null;
  /** Of the filters, in the form in which shifts have them; null is any. */
  jobType: string | null;
  province: string | null;
  minRateCents: number;
}

/** Names compare without case and accents. */
export const NAME_COLLATION = { locale: 'en', strength: 1 } as const;

export const savedSearchCollection = defineCollection<SavedSearchDocument>({
  name: 'saved_searches',
  schema: new Schema<SavedSearchDocument>(
    {
      workerId: { type: Schema.Types.ObjectId, required: true },
      name: { type: String, required: true },
      // Written only from forms whose schema has checked them.
      filters: { type: Schema.Types.Mixed, required: true },
      sort: { type: String, required: true },
      alerts: { type: Boolean, required: true },
      savedAt: { type: Date, required: true },
      toldAt: { type: Date, default: null },
      lookedAt: { type: Date, default: null },
      jobType: { type: String, default: null },
      province: { type: String, default: null },
      minRateCents: { type: Number, required: true },
    },
    { versionKey: false, minimize: false },
  ),
  indexes: [
    {
      name: 'one_a_name',
      key: { workerId: 1, name: 1 },
      unique: true,
      collation: NAME_COLLATION,
    },
    {
      name: 'alerting',
      key: { jobType: 1, province: 1, _id: 1 },
      partialFilterExpression: { alerts: true },
    },
  ],
});
