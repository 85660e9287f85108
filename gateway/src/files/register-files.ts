import fastifyStatic, { type FastifyStaticOptions } from '@fastify/static';
import { cacheControlOf } from '@leafshift/remote-kit/serve/cache-control';
import type { FastifyInstance } from 'fastify';

interface ServedFolders {
  readonly shellFolder: string;
  readonly releasesFolder?: string | undefined;
}

/** Of a target only the releases, neither the registry's files nor the history. */
const RELEASE_FILE = /^\/[a-z0-9-]+\/\d+\/[^.]/;
const COMPRESSED = /\.(?:br|gz)$/;

const options = (root: string): FastifyStaticOptions => ({
  root,
  index: false,
  dotfiles: 'ignore',
  // The build has left them beside its files.
  preCompressed: true,
  cacheControl: false,
  setHeaders: (response, path) => {
    response.header('Cache-Control', cacheControlOf(path.replace(COMPRESSED, '')));
    response.header('Vary', 'Accept-Encoding');
  },
});

/**
 * Serves the files of the shell's build, and of releases without an origin of their own, as they are on
 * disk at this moment. Files with a hash in their name may be kept for ever, all others are asked for
 * anew each time.
 */
export async function registerFiles(
  app: FastifyInstance,
  { shellFolder, releasesFolder }: ServedFolders,
): Promise<void> {
  await app.register(fastifyStatic, options(shellFolder));
  if (releasesFolder === undefined) return;
  await app.register(fastifyStatic, {
    ...options(releasesFolder),
    prefix: '/releases/',
    decorateReply: false,
    allowedPath: (path) => RELEASE_FILE.test(path),
  });
}
