import { z } from 'zod';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';

/** Send a payout whose invoice is paid to the worker's bank. */
export const sendPayout = outboxKind('payouts.send', z.strictObject({ payoutId: z.string() }));
