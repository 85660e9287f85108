import { textCode } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { defineCall } from '../core/call.ts';
import { Dollars, Id, Instant, requiredText } from '../core/primitives.ts';
import { NamedPerson } from './people-schemas.ts';

const MOST_WORDS = 500;

/** Under way, given back, or refused by the payment provider, perhaps after a part of it was given. */
export const REFUND_STATES = ['ordered', 'done', 'refused'] as const;

/** What somebody of finance gave back of an invoice, and why. */
export const RefundOrder = z.strictObject({
  _id: Id,
  amount: Dollars,
  reason: z.string(),
  state: z.enum(REFUND_STATES),
  /** What of it has been given back; a part of it where a later payment's part was refused. */
  given: Dollars.optional(),
  by: NamedPerson,
  at: Instant,
});
export type RefundOrder = z.infer<typeof RefundOrder>;

export const RefundForm = z.strictObject({
  amount: Dollars.positive(textCode('INPUT_NOT_VALID')),
  reason: requiredText(textCode('REASON_REQUIRED'), MOST_WORDS),
});
export type RefundForm = z.infer<typeof RefundForm>;

const params = z.strictObject({ id: Id });

export const invoiceRefunds = defineCall({
  name: 'admin.invoiceRefunds',
  method: 'GET',
  path: '/admin/invoices/:id/refunds',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'What of an invoice can be given back, and what finance has given back, newest first',
  params,
  answer: z.strictObject({ refundable: Dollars, orders: z.array(RefundOrder) }),
  status: 200,
  errors: ['PAYMENT_PROVIDER_DOWN'],
});

export const refundInvoice = defineCall({
  name: 'admin.refundInvoice',
  method: 'POST',
  path: '/admin/invoices/:id/refunds',
  access: ['Admin'],
  roles: ['finance'],
  summary: 'Give money of a paid invoice back to its card, at our own cost; its business is told',
  stepUp: true,
  params,
  body: RefundForm,
  answer: RefundOrder,
  status: 201,
  errors: ['REFUND_TOO_LARGE', 'PAYMENT_PROVIDER_DOWN'],
  idempotent: true,
});
