import type { TextValues } from '@leafshift/domain/text-code';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503;

/**
 * What an error code means: its HTTP status and whether sending again may help. Its text has the
 * same code in the catalogues; `values` are the figures in it.
 */
export interface ErrorDefinition {
  readonly status: ErrorStatus;
  readonly values?: TextValues;
  readonly retryable?: boolean;
}

/** Errors that any call may answer. */
export const commonErrors = {
  VALIDATION_FAILED: { status: 400 },
  MALFORMED_BODY: { status: 400 },
  NOT_AUTHENTICATED: { status: 401 },
  SESSION_ENDED: {
    status: 401,
  },
  FORBIDDEN: { status: 403 },
  STEP_UP_REQUIRED: { status: 403 },
  NOT_FOUND: { status: 404 },
  STATE_CONFLICT: {
    status: 409,
    retryable: true,
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
  },
  TOO_LARGE: { status: 413 },
  WRONG_CONTENT_TYPE: {
    status: 415,
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    retryable: true,
  },
  DEPENDENCY_DOWN: {
    status: 503,
    retryable: true,
  },
  INTERNAL: {
    status: 500,
    retryable: true,
  },
} as const satisfies Record<string, ErrorDefinition>;
