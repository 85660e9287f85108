import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of places that are offered. */
export const nextInLineErrors = {
  PLACE_NOT_OFFERED: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
