import type { ErrorBody } from '@leafshift/contracts/core';
import type { ApiError } from './api-error.ts';

/** The body of every error answer (API contract, 'General'). */
export const errorBody = (error: ApiError, requestId: string): ErrorBody => ({
  statusCode: error.status,
  code: error.code,
  msg: error.message,
  ...(error.errors && { errors: [...error.errors] }),
  requestId,
});
