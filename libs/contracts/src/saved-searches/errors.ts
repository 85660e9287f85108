import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of saved searches. */
export const savedSearchErrors = {
  TOO_MANY_SEARCHES: { status: 409, values: { count: 10 } },
} as const satisfies Record<string, ErrorDefinition>;
