import { z } from 'zod';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';

/** Send a payout whose invoice is paid to the worker's bank. */
export const sendPayout = outboxKind('payouts.send', z.strictObject({ payoutId: z.string() }));

/** The time before which a payout may not leave has come; `until` says of which delay. */
export const endDelay = outboxKind(
  'payouts.endDelay',
  z.strictObject({ payoutId: z.string(), until: z.iso.datetime() }),
);

/** The end of a hold has come; `since` says of which one. */
export const endHold = outboxKind(
  'payouts.endHold',
  z.strictObject({ payoutId: z.string(), since: z.iso.datetime() }),
);
