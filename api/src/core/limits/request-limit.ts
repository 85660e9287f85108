import type { FastifyInstance } from 'fastify';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Counts } from '../../infra/metrics/counts.ts';
import { consume } from './consume.ts';
import { networkOf } from './network.ts';

const WINDOW_SECONDS = 60;

/** The general limit of requests a minute and network, counted in this process. */
export function registerRequestLimit(
  server: FastifyInstance,
  requestsPerMinute: number,
  counts: Counts,
): void {
  const limiter = new RateLimiterMemory({ points: requestsPerMinute, duration: WINDOW_SECONDS });
  server.addHook('onRequest', (request) =>
    consume(limiter, networkOf(request.ip), () => counts.limited('requests')),
  );
}
