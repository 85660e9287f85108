import { z } from 'zod';

export type ErrorStatus = 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503;

/** What an error code means: its HTTP status, its English wording and whether sending again may help. */
export interface ErrorDefinition {
  readonly status: ErrorStatus;
  readonly msg: string;
  readonly retryable?: boolean;
}

/** Errors that any call may answer. */
export const commonErrors = {
  VALIDATION_FAILED: { status: 400, msg: 'Please check the marked fields' },
  MALFORMED_BODY: { status: 400, msg: 'The request could not be read' },
  NOT_AUTHENTICATED: { status: 401, msg: 'Please sign in' },
  SESSION_ENDED: {
    status: 401,
    msg: 'Your session has ended. Please sign in again',
  },
  FORBIDDEN: { status: 403, msg: 'You are not allowed to do this' },
  NOT_FOUND: { status: 404, msg: 'This does not exist' },
  STATE_CONFLICT: {
    status: 409,
    msg: 'Somebody changed this at the same moment. Please try again',
    retryable: true,
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    msg: 'This idempotency key was used with another request',
  },
  TOO_LARGE: { status: 413, msg: 'This is too large' },
  WRONG_CONTENT_TYPE: {
    status: 415,
    msg: 'This type of content is not accepted',
  },
  TOO_MANY_REQUESTS: {
    status: 429,
    msg: 'Too many attempts. Please wait a moment and try again',
    retryable: true,
  },
  DEPENDENCY_DOWN: {
    status: 503,
    msg: 'A service that we need is not answering. Please try again in a moment',
    retryable: true,
  },
  INTERNAL: {
    status: 500,
    msg: 'Something went wrong on our side. Please try again',
    retryable: true,
  },
} as const satisfies Record<string, ErrorDefinition>;

export const FieldError = z.strictObject({ path: z.string(), msg: z.string() });
export type FieldError = z.infer<typeof FieldError>;

/** The body of every error answer (`errors` only with `VALIDATION_FAILED`). */
export const ErrorBody = z.strictObject({
  statusCode: z.number().int(),
  code: z.string(),
  msg: z.string(),
  errors: z.array(FieldError).optional(),
  requestId: z.string(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
