import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of pay that is set aside. */
export const securedPayErrors = {
  PAY_NOT_REFUSED: { status: 409 },
} as const satisfies Record<string, ErrorDefinition>;
