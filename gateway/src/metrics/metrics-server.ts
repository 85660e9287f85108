import { createHash, timingSafeEqual } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Serves `/metrics` of the gateway on a port of its own, for the bearer token where there is one. */
export function createMetricsServer(
  { metrics }: Pick<FastifyInstance, 'metrics'>,
  token?: string,
): FastifyInstance {
  const app = fastify({ forceCloseConnections: true });
  app.get('/metrics', async ({ headers }, reply) => {
    const given = headers.authorization ?? '';
    if (token !== undefined && !timingSafeEqual(digest(given), digest(`Bearer ${token}`))) {
      return reply.code(401).header('www-authenticate', 'Bearer').send();
    }
    return reply.type(metrics.contentType).send(await metrics.metrics());
  });
  return app;
}
