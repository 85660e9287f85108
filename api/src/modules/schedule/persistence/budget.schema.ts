import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface BudgetDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  /** Its Sunday. */
  week: string;
  locationId: string;
  amountCents: number;
}

const text = { type: String, required: true } as const;

export const budgetCollection = defineCollection<BudgetDocument>({
  name: 'schedule_budgets',
  schema: new Schema<BudgetDocument>(
    {
      employerId: { type: Schema.Types.ObjectId, required: true },
      week: text,
      locationId: text,
      amountCents: { type: Number, required: true },
    },
    { versionKey: false },
  ),
  indexes: [
    {
      name: 'one_a_store_and_week',
      key: { employerId: 1, week: 1, locationId: 1 },
      unique: true,
    },
  ],
});
