import { type ErrorCode, errorDefinition, type FieldError } from '@leafshift/contracts/core';

export interface ApiErrorDetails {
  /** Another wording than the catalogue's, for instance one that names a figure. */
  readonly msg?: string;
  /** The fields that are wrong; only with VALIDATION_FAILED. */
  readonly errors?: readonly FieldError[];
  /** Seconds after which sending again may help; becomes `Retry-After`. */
  readonly retryAfter?: number;
  readonly cause?: unknown;
}

/** A refusal with a code of the error catalogue; becomes the error body of the API contract. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { msg, errors, retryAfter, cause }: ApiErrorDetails = {}) {
    const definition = errorDefinition(code);
    super(msg ?? definition.msg, { cause });
    this.code = code;
    this.status = definition.status;
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** Refuses the request. Always throws an ApiError. */
export function refuse(code: ErrorCode, details?: ApiErrorDetails): never {
  throw new ApiError(code, details);
}

/** Refuses the request because of one field. Always throws an ApiError (VALIDATION_FAILED). */
export function refuseField(path: string, msg: string): never {
  throw new ApiError('VALIDATION_FAILED', { errors: [{ path, msg }] });
}
