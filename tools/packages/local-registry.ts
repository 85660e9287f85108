import { rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '@leafshift/remote-kit/ports/listen';
import { runServer } from 'verdaccio';

/** A registry of packages on this machine. */
export interface LocalRegistry {
  readonly url: string;
  /** The environment with which npm installs from it, and publishes to it, and nothing else. */
  readonly env: Readonly<Record<string, string>>;
}

/** What npm is set to when nobody has set it. */
const OF_NPM = 'https://registry.npmjs.org/';

const OURS = ['@leafshift', 'create-leafshift-remote'];

/** Whether a registry's address is of one of the portal's packages, or of the registry itself. */
const isOurs = (path: string): boolean =>
  ['-', ...OURS].some((name) => path.startsWith(`/${name}`));

/**
 * Starts a registry that takes the portal's packages from anybody on this machine, and sends npm to the
 * registry that it is set to for all others. What it has from an earlier start is forgotten, so that a
 * version can be published again.
 */
export async function startLocalRegistry(folder: string, port: number): Promise<LocalRegistry> {
  const storage = join(folder, 'storage');
  await rm(storage, { recursive: true, force: true });
  const anybody = { access: '$all', publish: '$all', unpublish: '$all' };
  const ours: Server = await runServer({
    configPath: join(folder, 'verdaccio.yaml'),
    self_path: folder,
    storage,
    packages: { '@leafshift/*': anybody, 'create-leafshift-remote': anybody },
    web: { enable: false },
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '50mb',
  } as never);
  const upstream = process.env.npm_config_registry || OF_NPM;
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (isOurs(path)) ours.emit('request', request, response);
    else response.writeHead(302, { location: new URL(path.slice(1), upstream).href }).end();
  });
  const running = await listen(server, port);
  return {
    url: `http://localhost:${running.port}/`,
    env: {
      npm_config_registry: `http://localhost:${running.port}/`,
      // npm publishes only with a token, whatever it is.
      [`npm_config_//localhost:${running.port}/:_authToken`]: 'anybody',
    },
  };
}
