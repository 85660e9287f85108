import type { FastifyInstance } from 'fastify';
import type { Draining } from '../../infra/shutdown/draining.ts';

/** Tells whoever keeps a connection, once this process is to stop, to open the next one elsewhere. */
export function registerDrainingConnections(server: FastifyInstance, draining: Draining): void {
  server.addHook('onRequest', (_request, reply, done) => {
    if (draining.hasBegun) {
      reply.header('connection', 'close');
    }
    done();
  });
}
