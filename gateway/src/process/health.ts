import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { RegistryFiles } from '../registry/served-registry.ts';

interface Checked {
  readonly shellFolder: string;
  readonly registry: RegistryFiles;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether this process was told to stop: it still serves, but wants no more from anybody. */
    isDraining: boolean;
  }
}

/**
 * `/health/live` says that the process runs, `/health/ready` that it has the page and the registry and is
 * not told to stop. Without the API it is ready: pages say themselves that something does not answer.
 */
export function registerHealth(app: FastifyInstance, { shellFolder, registry }: Checked): void {
  app.decorate('isDraining', false);
  app.addHook('onRequest', (_request, reply, done) => {
    if (app.isDraining) reply.header('connection', 'close');
    done();
  });
  app.get('/health/live', () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    const checks = {
      page: await holds(access(join(shellFolder, 'index.html'))),
      registry: await holds(registry.read()),
    };
    const works = checks.page && checks.registry ? 'ok' : 'down';
    const status = app.isDraining ? 'stopping' : works;
    return reply
      .code(status === 'ok' ? 200 : 503)
      .header('Cache-Control', 'no-store')
      .send({ status, checks });
  });
}

const holds = (check: Promise<unknown>): Promise<boolean> =>
  check.then(
    () => true,
    () => false,
  );
