import type { IdentityKind } from '@leafshift/domain/identity-marks';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

export interface IdentityMarkDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  kind: IdentityKind;
  /** Keyed: without the key nobody can try values. */
  digest: string;
  /** Until then an account that is given the same goes under review; missing for never. */
  barredUntil?: Date;
  /** When it goes, once its account is closed. */
  removeAt?: Date;
}

const text = { type: String, required: true } as const;

export const identityMarkCollection = defineCollection<IdentityMarkDocument>({
  name: 'identity_marks',
  schema: new Schema<IdentityMarkDocument>(
    {
      userId: { type: Schema.Types.ObjectId, required: true },
      kind: text,
      digest: text,
      barredUntil: Date,
      removeAt: Date,
    },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_user', key: { userId: 1, kind: 1, digest: 1 }, unique: true },
    {
      name: 'barred',
      key: { digest: 1, kind: 1, barredUntil: 1 },
      partialFilterExpression: { barredUntil: { $exists: true } },
    },
    { name: 'expire', key: { removeAt: 1 }, expireAfterSeconds: 0 },
  ],
});
