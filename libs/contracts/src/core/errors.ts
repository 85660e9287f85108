import type { TextValues } from '@leafshift/domain/text-code';
import { z } from 'zod';
import { SecondFactorDemand } from '../second-factor/demand.ts';

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

/**
 * What is wrong with a field: its text in the reader's language, and the text's code with its values,
 * for those who say it themselves.
 */
export const FieldError = z.strictObject({
  path: z.string(),
  msg: z.string(),
  code: z.string().optional(),
  params: z.record(z.string(), z.string()).optional(),
});
export type FieldError = z.infer<typeof FieldError>;

/**
 * The body of every error answer: `errors` only with `VALIDATION_FAILED`, `secondFactor` only with
 * `SECOND_FACTOR_REQUIRED`.
 */
export const ErrorBody = z.strictObject({
  statusCode: z.number().int(),
  code: z.string(),
  msg: z.string(),
  errors: z.array(FieldError).optional(),
  secondFactor: SecondFactorDemand.optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
