import { z } from 'zod';
import { Dollars, Hours, Id, Instant } from '../core/primitives.ts';

/**
 * A worker's pay for one shift. It waits while the employer's invoice is open or no bank is
 * connected, is sent to the connected account, and is paid when the provider says so.
 */
export const Payout = z.strictObject({
  _id: Id,
  post: Id,
  date: Instant,
  timeZone: z.string(),
  jobTitle: z.string(),
  employerName: z.string(),
  locationName: z.string(),
  hours: Hours,
  rate: Dollars,
  amount: Dollars,
  status: z.enum(['waiting', 'sent', 'paid', 'failed']),
  waitingFor: z.enum(['INVOICE_PAYMENT', 'BANK', 'PROVIDER']).nullable(),
  createdAt: Instant,
  paidAt: Instant.nullable(),
});
export type Payout = z.infer<typeof Payout>;
