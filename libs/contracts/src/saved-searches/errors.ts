import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of saved searches. */
export const savedSearchErrors = {
  SEARCH_NAME_IN_USE: { status: 409 },
  TOO_MANY_SEARCHES: { status: 409, values: { count: 10 } },
} as const satisfies Record<string, ErrorDefinition>;
