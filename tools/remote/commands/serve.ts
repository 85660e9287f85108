import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { loadBuildConfig } from '../../build/load-config.ts';
import { makeRelease } from '../../federation/make-release.ts';
import { readRemote } from '../../federation/remote-dist.ts';
import { requireFreePort } from '../../ports/require-free-port.ts';
import { describeFailure } from '../../process/plain-failure.ts';
import { listen } from '../../serve/listen.ts';
import { createRemoteServer } from '../../serve/remote-server.ts';
import { workspaceRoot } from '../../workspace-paths.ts';
import type { Workshop } from './command.ts';

/** Builds the remote after each change and serves it, for the override of a real portal. */
export async function serve({ remote, options, say }: Workshop): Promise<void> {
  const { port, portal } = options;
  await requireFreePort({ port, purpose: `${remote} as it is`, setting: '--port' });
  process.env.NODE_ENV ??= 'production';
  const folder = join(workspaceRoot, remote);
  const distFolder = join(workspaceRoot, '.cache/served', remote);
  const config = await loadBuildConfig(folder);
  const address = `http://localhost:${port}/`;
  const { origin } = new URL(portal);
  await listen(createRemoteServer({ folder: distFolder, portalOrigin: origin }), port);
  say(`Building ${remote} ...`);

  const describe = async (): Promise<void> => {
    const built = await readRemote(remote, folder, distFolder);
    const text = JSON.stringify(makeRelease(built, address), null, 1);
    await writeFile(join(distFolder, 'release.json'), text);
    say(`${remote} is at ${address}: enter it at ${portal}/overrides, and reload after changes.`);
  };
  rspack({ ...config, output: { ...config.output, path: distFolder } }).watch(
    {},
    (error, stats) => {
      const problems = error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '';
      if (problems) say(problems);
      if (error || stats?.hasErrors()) return;
      describe().catch((failure: unknown) => say(describeFailure(failure)));
    },
  );
}
