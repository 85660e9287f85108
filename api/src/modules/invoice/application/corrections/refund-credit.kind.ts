import { z } from 'zod';
import { outboxKind } from '../../../../infra/outbox/outbox-kind.ts';

/** Give back to the card what the credit notes of an invoice have made less, once it is paid. */
export const refundCredit = outboxKind(
  'invoice.refundCredit',
  z.strictObject({ invoiceId: z.string() }),
);
