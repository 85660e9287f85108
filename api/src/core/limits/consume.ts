import { type RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from '../errors/api-error.ts';

/** How limiters speak to the client of Redis: its own way, and not at all while it is not connected. */
export const OF_REDIS_PACKAGE = { useRedisPackage: true, rejectIfRedisNotReady: true } as const;

/** Counts one for a key. Calls back and throws TOO_MANY_REQUESTS with the seconds to wait when that is too many. */
export async function consume(
  limiter: RateLimiterAbstract,
  key: string,
  pastIt: () => void,
): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (rejection) {
    if (rejection instanceof RateLimiterRes) {
      pastIt();
      const retryAfter = Math.max(1, Math.ceil(rejection.msBeforeNext / 1000));
      throw new ApiError('TOO_MANY_REQUESTS', { retryAfter, cause: rejection });
    }
    throw rejection;
  }
}
