import { Schema, type Types } from 'mongoose';
import { defineCollection } from '../../../infra/mongo/collection.ts';
import type { RefundOrder } from '../domain/refund-order.ts';

export interface RefundOrderDocument {
  _id: Types.ObjectId;
  invoiceId: Types.ObjectId;
  number: number;
  adminId: Types.ObjectId;
  amountCents: number;
  reason: string;
  parts: { paymentId: string; amountCents: number }[];
  state: RefundOrder['state'];
  /** Missing before it is settled, and in what an earlier release has settled. */
  givenCents?: number;
  createdAt: Date;
}

const reference = { type: Schema.Types.ObjectId, required: true } as const;
const text = { type: String, required: true } as const;
const number = { type: Number, required: true } as const;
const part = new Schema({ paymentId: text, amountCents: number }, { _id: false, id: false });

export const refundOrderCollection = defineCollection<RefundOrderDocument>({
  name: 'refund_orders',
  schema: new Schema<RefundOrderDocument>(
    {
      invoiceId: reference,
      number,
      adminId: reference,
      amountCents: number,
      reason: text,
      parts: [part],
      state: text,
      givenCents: Number,
      createdAt: { type: Date, required: true },
    },
    { versionKey: false },
  ),
  shardKey: { invoiceId: 1 },
  indexes: [{ name: 'of_invoice', key: { invoiceId: 1, number: 1 }, unique: true }],
});
