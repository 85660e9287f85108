import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';

declare module 'fastify' {
  interface FastifyInstance {
    readonly metrics: Registry;
  }
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const MS = 1000;

/** Counts what is answered, by what stands behind it; nothing by person or address. */
export function registerMetrics(app: FastifyInstance): void {
  const metrics = new Registry();
  collectDefaultMetrics({ register: metrics });
  const seconds = new Histogram({
    name: 'leafshift_gateway_request_seconds',
    help: 'How long the gateway takes to answer, by what is asked for',
    labelNames: ['of', 'status'] as const,
    buckets: SECONDS,
    registers: [metrics],
  });
  app.decorate('metrics', metrics);
  app.addHook('onResponse', (request, reply, done) => {
    seconds.observe({ of: kindOf(request), status: reply.statusCode }, reply.elapsedTime / MS);
    done();
  });
}

/** The page has no route of its own; what is passed on and files have one each. */
function kindOf({ routeOptions }: FastifyRequest): string {
  const { url = 'page' } = routeOptions;
  return url === '/*' ? 'file' : url.replace(/\/\*$/, '');
}
