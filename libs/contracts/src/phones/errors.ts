import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of verifying a phone. */
export const phoneErrors = {
  /** The profile has no number, or one that no message is sent to. */
  PHONE_NOT_REACHABLE: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
