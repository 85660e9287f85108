import type { PreferencesChange } from '@leafshift/contracts/preferences';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

/** Only what the user chose. */
export interface PreferencesDocument extends PreferencesChange {
  /** The user's id. */
  _id: Types.ObjectId;
}

export const preferencesCollection = defineCollection<PreferencesDocument>({
  name: 'preferences',
  schema: new Schema<PreferencesDocument>(
    {
      language: String,
      mail: { shifts: Boolean, messages: Boolean, payments: Boolean, account: Boolean },
      weeklyReport: Boolean,
      push: {
        invitations: Boolean,
        shifts: Boolean,
        messages: Boolean,
        reminders: Boolean,
        payments: Boolean,
        account: Boolean,
        hideDetails: Boolean,
        quiet: Schema.Types.Mixed,
      },
    },
    { versionKey: false },
  ),
  indexes: [
    {
      name: 'wanting_weekly_report',
      key: { weeklyReport: 1, _id: 1 },
      partialFilterExpression: { weeklyReport: true },
    },
  ],
});
