import type { FastifyInstance } from 'fastify';
import '../endpoint/fastify-types.ts';
import type { Metrics } from '../../infra/metrics/metrics.ts';

/** Counts and times every request by its route pattern. */
export function registerRequestMetrics(server: FastifyInstance, metrics: Metrics): void {
  server.addHook('onResponse', (request, reply, done) => {
    metrics.served({
      call: request.routeOptions.config?.call?.name ?? 'unknown',
      method: request.method,
      route: request.routeOptions.url ?? 'unknown',
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
    done();
  });
}
