import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../mongo/collection.ts';

export type DeliveryKind = 'mail' | 'webhook';
export type DeliveryState = 'done' | 'failed' | 'ignored';

export interface DeliveryDocument {
  _id: Types.ObjectId;
  kind: DeliveryKind;
  /** The id of the mail or of the provider's event. */
  key: string;
  /** The subject without codes and addresses, or the kind of the event. */
  what: string;
  /** Whom a mail went to, not to be read by who does not know it. */
  to?: string;
  toDigest?: string;
  state: DeliveryState;
  tries: number;
  at: Date;
  lastAt: Date;
  lastError?: string;
}

const KEPT_SECONDS = 7 * 24 * 60 * 60;

const required = { required: true } as const;
const text = { type: String, ...required } as const;
const date = { type: Date, ...required } as const;
const newest = { at: -1, _id: -1 } as const;

/** What came in and went out in the last week, one document a mail or event. */
export const deliveryCollection = defineCollection<DeliveryDocument>({
  name: 'deliveries',
  schema: new Schema<DeliveryDocument>(
    {
      kind: text,
      key: text,
      what: text,
      to: String,
      toDigest: String,
      state: text,
      tries: { type: Number, ...required },
      at: date,
      lastAt: date,
      lastError: String,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'once', key: { kind: 1, key: 1 }, unique: true },
    { name: 'newest_of_kind', key: { kind: 1, ...newest } },
    { name: 'newest_in_state', key: { kind: 1, state: 1, ...newest } },
    {
      name: 'newest_to',
      key: { toDigest: 1, ...newest },
      partialFilterExpression: { toDigest: { $exists: true } },
    },
    { name: 'expire', key: { at: 1 }, expireAfterSeconds: KEPT_SECONDS },
  ],
});
