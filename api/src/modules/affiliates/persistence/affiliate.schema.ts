import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { Join } from '../domain/join.ts';

export interface AffiliateCodeDocument {
  /** The account's id. */
  _id: Types.ObjectId;
  code: string;
}

export interface AffiliateJoinDocument {
  /** The id of the account that joined. */
  _id: Types.ObjectId;
  giverId: Types.ObjectId;
  state: Join['state'];
  firstPaid?: {
    employerId: Types.ObjectId;
    invoiceId: Types.ObjectId;
    payoutId: Types.ObjectId | null;
    promisedCents: number;
  };
  rewardCents: number;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;

const CODE_INDEX = 'one_per_code';

export const affiliateCodeCollection = defineCollection<AffiliateCodeDocument>({
  name: 'affiliate_codes',
  schema: new Schema<AffiliateCodeDocument>(
    { code: { type: String, required: true } },
    { versionKey: false },
  ),
  indexes: [{ name: CODE_INDEX, key: { code: 1 }, unique: true }],
});

export const affiliateJoinCollection = defineCollection<AffiliateJoinDocument>({
  name: 'affiliate_joins',
  schema: new Schema<AffiliateJoinDocument>(
    {
      giverId: reference,
      state: { type: String, required: true },
      firstPaid: {
        type: new Schema(
          {
            employerId: reference,
            invoiceId: reference,
            payoutId: { type: Schema.Types.ObjectId, default: null },
            promisedCents: { type: Number, required: true },
          },
          { _id: false },
        ),
        default: undefined,
      },
      rewardCents: { type: Number, required: true },
    },
    { versionKey: false },
  ),
  indexes: [{ name: 'of_giver', key: { giverId: 1, rewardCents: 1 } }],
});
