import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { Release } from '@leafshift/shell-sdk/registry';
import { type RspackOptions, rspack } from '@rspack/core';
import { makeRelease } from '../gate/make-release.ts';
import { readRemote } from '../gate/remote-dist.ts';
import { listen } from '../ports/listen.ts';
import { describeFailure } from '../process/plain-failure.ts';
import { Changes } from './changes.ts';
import { createRemoteServer } from './remote-server.ts';

export interface ServedRemote {
  readonly remote: RemoteName;
  /** Where its builds go. */
  readonly distFolder: string;
  readonly config: RspackOptions;
  readonly port: number;
  /** The address of the only portal that may read it. */
  readonly portal: string;
  readonly say: (text: string) => void;
  /** Hears of each build before open windows do. */
  readonly onRelease?: (release: Release) => Promise<void>;
}

/** Builds a remote after each change and serves it as a release; answers how to end that. */
export async function serveRemote(served: ServedRemote): Promise<() => Promise<void>> {
  const { remote, distFolder, config, port, portal, say, onRelease } = served;
  const changes = new Changes();
  const address = `http://localhost:${port}/`;
  const { origin } = new URL(portal);
  const server = await listen(
    createRemoteServer({ folder: distFolder, portalOrigin: origin, changes }),
    port,
  );
  await rm(distFolder, { recursive: true, force: true });
  say(`Building ${remote} ...`);

  let isFirst = true;
  const describe = async (): Promise<void> => {
    const release = makeRelease(readRemote(distFolder), address);
    await writeFile(join(distFolder, 'release.json'), JSON.stringify(release, null, 1));
    await onRelease?.(release);
    changes.tell();
    if (isFirst) say(`${remote} is at ${address}: enter it at ${portal}/overrides.`);
    isFirst = false;
  };
  // What an earlier build left stays until the command is started again: windows that are open, and
  // answers on their way, still read it.
  const output = { ...config.output, path: distFolder, clean: false };
  const compiler = rspack({ ...config, output });
  compiler.watch({}, (error, stats) => {
    const problems = error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '';
    if (error || stats?.hasErrors() || stats?.hasWarnings()) say(problems);
    if (error || stats?.hasErrors()) return;
    describe().catch((failure: unknown) => say(describeFailure(failure)));
  });
  return async () => {
    await new Promise((resolve) => compiler.close(resolve));
    await server.stop();
  };
}
