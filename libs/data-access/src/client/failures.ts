import { textCode } from '@leafshift/domain/text-code';
import { ApiError, FALLBACK_MESSAGE } from '../api-error.ts';
import { fetchCode } from './fetch-code.ts';
import { readKnown } from './read-known.ts';

/** No answer came. */
export const offline = (cause?: unknown): ApiError =>
  new ApiError({
    statusCode: 0,
    code: 'OFFLINE',
    msg: textCode('OFFLINE'),
    cause,
  });

/** No answer came in time. */
export const timedOut = (cause?: unknown): ApiError =>
  new ApiError({
    statusCode: 0,
    code: 'TIMED_OUT',
    msg: textCode('TIMED_OUT'),
    cause,
  });

/** An answer that is not the API's: a proxy's page, a cut body, or another shape. */
export const unreadable = (statusCode: number, cause?: unknown): ApiError =>
  new ApiError({ statusCode, code: 'UNREADABLE_ANSWER', msg: FALLBACK_MESSAGE, cause });

/** The schema comes with the calls, so that a page that has not sent any yet does without it. */
const loadErrorBody = () =>
  fetchCode(() => import(/* webpackChunkName: "calls" */ './failed-answer.ts'));

/** What a failed answer says: the API's error body, or the fallback text for anything else. */
export async function failureOf(statusCode: number, text: string): Promise<ApiError> {
  const { ErrorBody } = await loadErrorBody();
  const body = readKnown(ErrorBody, jsonOf(text));
  if (!body.success) return unreadable(statusCode);
  const { code, msg, errors, secondFactor, requestId } = body.data;
  return new ApiError({
    statusCode,
    code,
    msg: msg === '' ? FALLBACK_MESSAGE : msg,
    requestId,
    ...(errors && { errors }),
    ...(secondFactor && { secondFactor }),
  });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
