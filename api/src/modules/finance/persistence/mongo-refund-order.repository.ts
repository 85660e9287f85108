import { type Cents, cents } from '@leafshift/domain/money';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { AdminId } from '../../../core/ids.ts';
import { fromObjectId, toObjectId } from '../../../infra/mongo/object-ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import {
  type RefundOrder,
  type RefundOrderId,
  RefundOrderRepository,
} from '../domain/refund-order.ts';
import { type RefundOrderDocument, refundOrderCollection } from './refund-order.schema.ts';

/** Orders of refunds in MongoDB. */
@Injectable()
export class MongoRefundOrderRepository extends RefundOrderRepository {
  constructor(
    @InjectModel(refundOrderCollection.name) private readonly orders: Model<RefundOrderDocument>,
  ) {
    super();
  }

  override async add({
    id,
    invoiceId,
    adminId,
    amount,
    parts,
    given,
    ...order
  }: RefundOrder): Promise<void> {
    const stored: RefundOrderDocument = {
      ...order,
      _id: toObjectId(id),
      invoiceId: toObjectId(invoiceId),
      adminId: toObjectId(adminId),
      amountCents: amount,
      parts: parts.map((part) => ({ paymentId: part.paymentId, amountCents: part.amount })),
    };
    await this.orders.insertMany([stored], { lean: true });
  }

  override async find(id: RefundOrderId): Promise<RefundOrder | null> {
    const stored = await this.orders.findById(toObjectId(id)).lean();
    return stored && toRefundOrder(stored);
  }

  override async listOf(invoiceId: InvoiceId): Promise<readonly RefundOrder[]> {
    const of = { invoiceId: toObjectId(invoiceId) };
    return (await this.orders.find(of).sort({ number: 1 }).lean()).map(toRefundOrder);
  }

  override async settle(id: RefundOrderId, state: 'done' | 'refused', given: Cents): Promise<void> {
    await this.orders.updateOne(
      { _id: toObjectId(id), state: 'ordered' },
      { $set: { state, givenCents: given } },
    );
  }
}

const toRefundOrder = (stored: RefundOrderDocument): RefundOrder => ({
  id: fromObjectId<RefundOrderId>(stored._id),
  invoiceId: fromObjectId<InvoiceId>(stored.invoiceId),
  number: stored.number,
  adminId: fromObjectId<AdminId>(stored.adminId),
  amount: cents(stored.amountCents),
  reason: stored.reason,
  parts: stored.parts.map((part) => ({
    paymentId: part.paymentId,
    amount: cents(part.amountCents),
  })),
  state: stored.state,
  given: cents(stored.givenCents ?? (stored.state === 'done' ? stored.amountCents : 0)),
  createdAt: stored.createdAt,
});
