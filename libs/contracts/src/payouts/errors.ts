import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of payouts. */
export const payoutErrors = {
  /** What is on its way cannot be held back. */
  PAYOUT_SENT: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
