import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { StoreBookkeeping } from '../domain/bookkeeping.ts';

export interface BookkeepingDocument {
  /** That of the business. */
  _id: Types.ObjectId;
  gstNumber: string | null;
  purchaseOrder: string | null;
  stores: StoreBookkeeping[];
}

const text = { type: String, default: null } as const;

const store = new Schema<StoreBookkeeping>(
  {
    locationId: { type: String, required: true },
    purchaseOrder: text,
    costCentre: text,
  },
  { _id: false, id: false },
);

export const bookkeepingCollection = defineCollection<BookkeepingDocument>({
  name: 'bookkeeping',
  schema: new Schema<BookkeepingDocument>(
    { gstNumber: text, purchaseOrder: text, stores: { type: [store], required: true } },
    { versionKey: false },
  ),
  indexes: [],
});
