import type { ErrorDefinition } from '../core/errors.ts';

/** Errors of second factors. */
export const secondFactorErrors = {
  SECOND_FACTOR_REQUIRED: { status: 401 },
  SECOND_FACTOR_WRONG: { status: 401 },
  SIGN_IN_EXPIRED: { status: 401 },
  SECOND_FACTOR_NEEDED: { status: 403 },
  FACTOR_CODE_WRONG: { status: 400 },
  PASSKEY_REFUSED: { status: 400 },
  PASSKEY_UNKNOWN: { status: 401 },
  TOO_MANY_PASSKEYS: { status: 409, values: { count: 10 } },
} as const satisfies Record<string, ErrorDefinition>;
