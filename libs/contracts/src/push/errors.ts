import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of pushes to devices. */
export const pushErrors = {
  /** An address that is of none of the push services that are asked. */
  PUSH_SERVICE_UNKNOWN: { status: 400 },
} as const satisfies Record<string, ErrorDefinition>;
