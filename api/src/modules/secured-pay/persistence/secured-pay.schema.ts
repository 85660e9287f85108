import type { PayRefusalCode } from '@leafshift/domain/secured-pay';
import { Schema, type Types } from 'mongoose';
import { BY_ID, defineCollection } from '../../../infra/mongo/collection.ts';
import type { Securing } from '../domain/secured-pay.ts';

export interface SecuredPayDocument {
  /** The shift's id. */
  _id: Types.ObjectId;
  employerId: Types.ObjectId;
  order: string;
  orderedAt: Date;
  startsAt: Date;
  state: Securing['state'];
  attempts: number;
  refusals: number;
  amountCents: number | null;
  paymentId: string | null;
  securedAt: Date | null;
  refusal: { code: PayRefusalCode; mendBy: Date } | null;
  until: Date | null;
  isUnwanted: boolean;
}

const text = { type: String, required: true } as const;
const date = { type: Date, required: true } as const;
const laterDate = { type: Date, default: null } as const;

const refusal = new Schema({ code: text, mendBy: date }, { _id: false, id: false });

export const securedPayCollection = defineCollection<SecuredPayDocument>({
  name: 'securedpays',
  schema: new Schema<SecuredPayDocument>(
    {
      employerId: { type: Schema.Types.ObjectId, required: true },
      order: text,
      orderedAt: date,
      startsAt: date,
      state: text,
      attempts: { type: Number, required: true },
      refusals: { type: Number, required: true },
      amountCents: { type: Number, default: null },
      paymentId: { type: String, default: null },
      securedAt: laterDate,
      refusal: { type: refusal, default: null },
      until: laterDate,
      isUnwanted: { type: Boolean, default: false },
    },
    { versionKey: false },
  ),
  shardKey: BY_ID,
  indexes: [
    { name: 'of_employer', key: { employerId: 1, startsAt: 1 } },
    {
      name: 'refused',
      key: { employerId: 1, 'refusal.mendBy': 1, startsAt: 1 },
      partialFilterExpression: { 'refusal.mendBy': { $gt: new Date(0) } },
    },
  ],
});
