import type { IdentityKind } from '@leafshift/domain/identity-marks';
import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';

interface MatchDocument {
  kind: IdentityKind;
  userId: Types.ObjectId;
}

export interface AccountReviewDocument {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  since: Date;
  matches: MatchDocument[];
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const match = new Schema<MatchDocument>(
  { kind: { type: String, required: true }, userId: reference },
  { _id: false },
);

/** Reviews that wait; what was decided stands in the audit log. */
export const accountReviewCollection = defineCollection<AccountReviewDocument>({
  name: 'account_reviews',
  schema: new Schema<AccountReviewDocument>(
    { userId: reference, since: { type: Date, required: true }, matches: [match] },
    { versionKey: false },
  ),
  indexes: [
    { name: 'one_a_user', key: { userId: 1 }, unique: true },
    { name: 'longest_waiting', key: { since: 1, _id: 1 } },
  ],
});
