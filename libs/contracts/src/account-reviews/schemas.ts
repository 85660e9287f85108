import { IDENTITY_KINDS } from '@leafshift/domain/identity-marks';
import { z } from 'zod';
import { Id, Instant } from '../core/primitives.ts';
import { SuspensionWords } from '../suspensions/schemas.ts';

/** An account that shares something with one that is or was suspended, and waits for a decision. */
export const AccountReview = z.strictObject({
  _id: Id,
  user: Id,
  userName: z.string(),
  since: Instant,
  /** What it shares, and with which account; that may be closed. */
  matches: z.array(z.strictObject({ kind: z.enum(IDENTITY_KINDS), user: Id })),
});
export type AccountReview = z.infer<typeof AccountReview>;

export const AccountReviewDecision = z.strictObject({
  decision: z.enum(['cleared', 'suspended']),
  /** For the record, and where it is suspended what the account is told. */
  reason: SuspensionWords,
});
export type AccountReviewDecision = z.infer<typeof AccountReviewDecision>;
