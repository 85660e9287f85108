import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { VerificationPurpose } from '../domain/verification-code.ts';

export interface VerificationCodeDocument {
  /** Purpose and user. */
  _id: string;
  userId: Types.ObjectId;
  purpose: VerificationPurpose;
  target: string;
  codeDigest: string;
  tokenDigest: string;
  tries: number;
  expiresAt: Date;
  /** By the clock of the database, which also forgets it; the API's may be moved (demo, development). */
  storedAt: Date;
}

/** Kept for a while after it is good, so that a late one hears that it is late. */
const KEPT_SECONDS = 24 * 60 * 60;

const text = { type: String, required: true } as const;

export const verificationCodeCollection = defineCollection<VerificationCodeDocument>({
  name: 'verification_codes',
  schema: new Schema<VerificationCodeDocument>(
    {
      _id: text,
      userId: { type: Schema.Types.ObjectId, required: true },
      purpose: text,
      target: text,
      codeDigest: text,
      tokenDigest: text,
      tries: { type: Number, required: true },
      expiresAt: { type: Date, required: true },
      storedAt: Date,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_token', key: { tokenDigest: 1 }, unique: true },
    { name: 'of_user', key: { userId: 1 } },
    { name: 'forget', key: { storedAt: 1 }, expireAfterSeconds: KEPT_SECONDS },
  ],
});
