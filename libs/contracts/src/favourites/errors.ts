import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of favourite workers and invitations. */
export const favouriteErrors = {
  TOO_MANY_FAVOURITES: { status: 409, values: { count: 100 } },
} as const satisfies Record<string, ErrorDefinition>;
