import type { ErrorCode, FieldError } from '@leafshift/contracts/core';

/** Codes of failures that happen on the way: no answer, or one that is not the API's. */
export type ClientErrorCode = ErrorCode | 'OFFLINE' | 'UNREADABLE_ANSWER';

/** A call that failed, with what the server said (specification, section 7). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly statusCode: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;

  constructor(details: {
    statusCode: number;
    code: string;
    msg: string;
    errors?: readonly FieldError[];
    requestId?: string | null;
  }) {
    super(details.msg);
    this.statusCode = details.statusCode;
    this.code = details.code;
    this.errors = details.errors ?? [];
    this.requestId = details.requestId ?? null;
  }
}
