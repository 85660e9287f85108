import type { Call } from '@leafshift/contracts/core';
import { ApiError, FALLBACK_MESSAGE } from '../api-error.ts';
import { readKnown } from './read-known.ts';

/** Reads an answer by the call's schema. Throws an `ApiError` for one that does not fit it. */
export function checkAnswer(call: Call, value: unknown, statusCode: number): unknown {
  if (!call.answer) return undefined;
  const result = readKnown(call.answer, value);
  if (result.success) return result.data;
  throw new ApiError({
    statusCode,
    code: 'UNREADABLE_ANSWER',
    msg: FALLBACK_MESSAGE,
    cause: new TypeError(`The answer of ${call.name} does not fit its contract`, {
      cause: result.error,
    }),
  });
}
