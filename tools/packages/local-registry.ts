import { rm } from 'node:fs/promises';
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

/**
 * Starts a registry that takes the portal's packages from anybody on this machine and has all others
 * from the registry that npm is set to. What it has of ours from an earlier start is forgotten, so that
 * a version can be published again. `folder` keeps the rest.
 */
export async function startLocalRegistry(folder: string, port: number): Promise<LocalRegistry> {
  const storage = join(folder, 'storage');
  for (const ours of ['@leafshift', 'create-leafshift-remote']) {
    await rm(join(storage, ours), { recursive: true, force: true });
  }
  const anybody = { access: '$all', publish: '$all', unpublish: '$all' };
  const server = await runServer({
    configPath: join(folder, 'verdaccio.yaml'),
    self_path: folder,
    storage,
    uplinks: {
      upstream: {
        url: process.env.npm_config_registry || OF_NPM,
        timeout: '60s',
        max_fails: 20,
        maxage: '60m',
      },
    },
    packages: {
      '@leafshift/*': anybody,
      'create-leafshift-remote': anybody,
      '**': { access: '$all', proxy: 'upstream' },
    },
    web: { enable: false },
    log: { type: 'stdout', level: 'fatal' },
    max_body_size: '50mb',
  } as never);
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
