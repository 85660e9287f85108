import type { Cents } from '@leafshift/domain/money';
import type { AdminId, IdOf } from '../../../core/ids.ts';
import type { InvoiceId } from '../../invoice/index.ts';
import type { RefundPart } from './refund-parts.ts';

export type RefundOrderId = IdOf<'RefundOrder'>;

/** Money of an invoice that somebody of finance gives back to its card. */
export interface RefundOrder {
  readonly id: RefundOrderId;
  readonly invoiceId: InvoiceId;
  /** Counts the orders of an invoice, from 1. */
  readonly number: number;
  readonly adminId: AdminId;
  readonly amount: Cents;
  readonly reason: string;
  /** Fixed when it is ordered, so that each repeat asks the provider for the same. */
  readonly parts: readonly RefundPart[];
  readonly state: 'ordered' | 'done' | 'refused';
  /** What of it has gone back; a part where the provider took the first parts and refused the next. */
  readonly given: Cents;
  readonly createdAt: Date;
}

/** What finance has given back. */
export abstract class RefundOrderRepository {
  /** In the running transaction. Throws a duplicate-key error where another order of the invoice came first. */
  abstract add(order: RefundOrder): Promise<void>;
  abstract find(id: RefundOrderId): Promise<RefundOrder | null>;
  /** Oldest first. */
  abstract listOf(invoiceId: InvoiceId): Promise<readonly RefundOrder[]>;
  /** Of an order that is under way; others stay as they are. */
  abstract settle(id: RefundOrderId, state: 'done' | 'refused', given: Cents): Promise<void>;
}
