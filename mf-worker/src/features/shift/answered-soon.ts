import { ApiError, isApiError } from '@leafshift/data-access';
import { textCode } from '@leafshift/domain/text-code';

/** As long as the device waits before it shows what it keeps. */
const SOON_MS = 8_000;

/** Gives a call up after eight seconds with TIMED_OUT; for what the device may know without an answer. */
export async function answeredSoon<Answer>(
  send: (signal: AbortSignal) => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const limit = AbortSignal.timeout(SOON_MS);
  try {
    return await send(AbortSignal.any([signal, limit]));
  } catch (cause) {
    if (!limit.aborted || signal.aborted) throw cause;
    throw timedOut(cause);
  }
}

const timedOut = (cause: unknown): ApiError =>
  new ApiError({ statusCode: 0, code: 'TIMED_OUT', msg: textCode('TIMED_OUT'), cause });

/** Whether no answer came: there is no network, or one that hangs. */
export const isUnanswered = (error: unknown): boolean =>
  isApiError(error) && (error.code === 'OFFLINE' || error.code === 'TIMED_OUT');
