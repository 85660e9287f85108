import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of what finance does at the payment provider. */
export const backOfficeErrors = {
  /** More than was paid and is still with us. */
  REFUND_TOO_LARGE: { status: 409 },
  /** The bank has decided, or the time for evidence is over. */
  DISPUTE_CLOSED: { status: 409 },
  /** Neither PDF, PNG nor JPEG by its content. */
  NOT_AN_EVIDENCE_FILE: { status: 415 },
  /** More than 5 MB. */
  EVIDENCE_TOO_LARGE: { status: 413 },
} as const satisfies Record<string, ErrorDefinition>;
