import { PAY_REFUSAL_CODES } from '@leafshift/domain/secured-pay';
import { z } from 'zod';
import { Dollars, Id, Instant } from '../core/primitives.ts';

/** What a worker sees of the pay of a shift that they are confirmed on. */
export const OwnSecuredPay = z.strictObject({
  postId: Id,
  /** 'planned' until the card's bank is asked; 'refused' while the business can mend its card. */
  state: z.enum(['planned', 'secured', 'refused']),
  /** When it is asked, since when it is secured, or until when the business can mend its card. */
  at: Instant,
});
export type OwnSecuredPay = z.infer<typeof OwnSecuredPay>;

/** What a business sees of the amount that is set aside for one of its shifts. */
export const ShiftSecuredPay = z.strictObject({
  postId: Id,
  jobTitle: z.string(),
  locationName: z.string(),
  date: Instant,
  timeZone: z.string(),
  /** 'released': nothing could be set aside in time, and the workers were released. */
  state: z.enum(['planned', 'secured', 'refused', 'released']),
  /** Dollars; null before the bank was asked. */
  amount: Dollars.nullable(),
  /** Why the card refused; null unless it did. */
  code: z.enum(PAY_REFUSAL_CODES).nullable(),
  /** Until when the card can be mended; null unless it refused. */
  mendBy: Instant.nullable(),
});
export type ShiftSecuredPay = z.infer<typeof ShiftSecuredPay>;
