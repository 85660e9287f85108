import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of questions to support. */
export const supportErrors = {
  /** Somebody else is at it now. */
  SUPPORT_CLAIMED: { status: 409 },
  SUPPORT_ANSWERED: { status: 409 },
  /** As many of theirs wait already as may. */
  SUPPORT_TOO_MANY: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
