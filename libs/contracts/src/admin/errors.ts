import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of reviews and of who may do what in the back office. */
export const adminErrors = {
  /** Somebody else looks at it now. */
  REVIEW_CLAIMED: { status: 409 },
  /** Somebody has to be able to give roles. */
  LAST_OWNER: { status: 409 },
  /** What is done or waits needs no second try. */
  OUTBOX_NOT_DEAD: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
