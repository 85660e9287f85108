import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { MailGroup } from '../domain/mail-rules.ts';

export interface MailPreferenceDocument {
  /** The user's id. */
  _id: Types.ObjectId;
  turnedOff: MailGroup[];
}

export const mailPreferenceCollection = defineCollection<MailPreferenceDocument>({
  name: 'mail_preferences',
  schema: new Schema<MailPreferenceDocument>({ turnedOff: [String] }, { versionKey: false }),
  indexes: [],
});
