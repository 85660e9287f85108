import type { FastifyInstance } from 'fastify';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { Counts } from '../../infra/metrics/counts.ts';
import type { Redis } from '../../infra/redis/redis.ts';
import { consume, OF_REDIS_PACKAGE } from './consume.ts';
import { networkOf } from './network.ts';

const WINDOW_SECONDS = 60;

/**
 * The general limit of requests a minute and network: all processes count together where there is a
 * Redis; while it cannot be reached, and without it, each counts for itself.
 */
export function registerRequestLimit(
  server: FastifyInstance,
  requestsPerMinute: number,
  { redis, counts }: { readonly redis: Redis; readonly counts: Counts },
): void {
  const limiter = requestLimiter(requestsPerMinute, redis);
  server.addHook('onRequest', (request) =>
    consume(limiter, networkOf(request.ip), () => counts.limited('requests')),
  );
}

function requestLimiter(points: number, { commands }: Redis): RateLimiterAbstract {
  const window = { points, duration: WINDOW_SECONDS };
  const here = new RateLimiterMemory(window);
  return commands
    ? new RateLimiterRedis({
        ...window,
        ...OF_REDIS_PACKAGE,
        storeClient: commands,
        keyPrefix: 'leafshift:requests',
        insuranceLimiter: here,
      })
    : here;
}
