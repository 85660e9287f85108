import { z } from 'zod';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';

/** Give back what was ordered, unless that is done. */
export const sendRefund = outboxKind('finance.sendRefund', z.strictObject({ orderId: z.string() }));
