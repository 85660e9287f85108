import { errorDefinition, isErrorCode } from '@leafshift/contracts/core';
import { isApiError, leavesOutcomeOpen } from '../api-error.ts';

/** Whether the same call may succeed when it is sent again. */
export const isRetryable = (error: unknown): boolean => {
  if (!isApiError(error)) return false;
  if (isErrorCode(error.code)) return errorDefinition(error.code).retryable === true;
  return leavesOutcomeOpen(error);
};
