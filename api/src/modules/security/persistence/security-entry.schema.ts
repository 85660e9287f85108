import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { SecurityEvent } from '../domain/security-entry.ts';

export interface SecurityEntryDocument {
  _id: Types.ObjectId;
  at: Date;
  event: SecurityEvent;
  userId: Types.ObjectId | null;
  by: Types.ObjectId | null;
  network: string | null;
  details: Record<string, string>;
}

const KEPT_SECONDS = 2 * 365 * 24 * 60 * 60;

const newestFirst = { at: -1, _id: -1 } as const;

export const securityEntryCollection = defineCollection<SecurityEntryDocument>({
  name: 'security_log',
  schema: new Schema<SecurityEntryDocument>(
    {
      at: { type: Date, required: true },
      event: { type: String, required: true },
      userId: Schema.Types.ObjectId,
      by: Schema.Types.ObjectId,
      network: String,
      details: { type: Schema.Types.Mixed, required: true },
    },
    { versionKey: false, minimize: false },
  ),
  indexes: [
    { name: 'newest', key: newestFirst },
    { name: 'of_user', key: { userId: 1, ...newestFirst } },
    { name: 'of_event', key: { event: 1, ...newestFirst } },
    { name: 'of_network', key: { network: 1, ...newestFirst } },
    { name: 'expire', key: { at: 1 }, expireAfterSeconds: KEPT_SECONDS },
  ],
});
