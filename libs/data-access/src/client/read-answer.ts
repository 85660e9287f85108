import { type Call, readWithoutMoney } from '@leafshift/contracts/core';
import { ApiError, FALLBACK_MESSAGE } from '../api-error.ts';
import { readKnown } from './read-known.ts';

/** Reads an answer by the call's schema. Throws an `ApiError` for one that does not fit it. */
export function checkAnswer(
  { name, answer }: Call,
  value: unknown,
  statusCode: number,
  { amountsHidden = false } = {},
): unknown {
  if (!answer) return undefined;
  const result = amountsHidden
    ? readWithoutMoney(answer, value, (filled) => readKnown(answer, filled))
    : readKnown(answer, value);
  if (result.success) return result.data;
  throw new ApiError({
    statusCode,
    code: 'UNREADABLE_ANSWER',
    msg: FALLBACK_MESSAGE,
    cause: new TypeError(`The answer of ${name} does not fit its contract`, {
      cause: result.error,
    }),
  });
}
