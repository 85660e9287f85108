import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface AutoConfirmRuleDocument {
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  /** `business`, `store` or `shift`. */
  kind: 'business' | 'store' | 'shift';
  /** Id of the store or shift; empty for the business. */
  of: string;
  /** Null where nobody is confirmed by themselves. */
  criteria: {
    minRating: number | null;
    favouritesOnly: boolean;
    certificate: string | null;
  } | null;
}

export const autoConfirmRuleCollection = defineCollection<AutoConfirmRuleDocument>({
  name: 'autoconfirmrules',
  schema: new Schema<AutoConfirmRuleDocument>(
    {
      employerId: { type: Schema.Types.ObjectId, required: true },
      kind: { type: String, required: true },
      of: { type: String, default: '' },
      criteria: {
        type: new Schema(
          {
            minRating: { type: Number, default: null },
            favouritesOnly: { type: Boolean, required: true },
            certificate: { type: String, default: null },
          },
          { _id: false },
        ),
        default: null,
      },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'one_a_scope', key: { employerId: 1, kind: 1, of: 1 }, unique: true }],
});
