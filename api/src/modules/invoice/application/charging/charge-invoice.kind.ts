import { z } from 'zod';
import { outboxKind } from '../../../../infra/outbox/outbox-kind.ts';

/**
 * Charge the employer's card for an invoice, if it has failed as often as `after` says: a record that
 * another attempt has overtaken does nothing.
 */
export const chargeInvoice = outboxKind(
  'invoice.charge',
  z.strictObject({ invoiceId: z.string(), after: z.number().int().min(0) }),
);
