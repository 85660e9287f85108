import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of favourite workers and invitations. */
export const favouriteErrors = {
  TOO_MANY_FAVOURITES: {
    status: 409,
    msg: 'You have reached 100 favourite workers. Please remove one first',
  },
} as const satisfies Record<string, ErrorDefinition>;
