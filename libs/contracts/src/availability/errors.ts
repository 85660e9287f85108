import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of availability and of marked businesses. */
export const availabilityErrors = {
  TOO_MANY_MARKED: { status: 409, values: { count: 200 } },
} as const satisfies Record<string, ErrorDefinition>;
