import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { type RspackOptions, rspack } from '@rspack/core';
import { makeRelease } from '../federation/make-release.ts';
import { readRemote } from '../federation/remote-dist.ts';
import { describeFailure } from '../process/plain-failure.ts';
import { listen } from '../serve/listen.ts';
import { createRemoteServer } from '../serve/remote-server.ts';

export interface ServedRemote {
  readonly remote: RemoteName;
  /** Where its builds go. */
  readonly distFolder: string;
  readonly config: RspackOptions;
  readonly port: number;
  /** The address of the only portal that may read it. */
  readonly portal: string;
  readonly say: (text: string) => void;
}

/** Builds a remote after each change and serves it as a release; answers how to end that. */
export async function serveRemote(served: ServedRemote): Promise<() => Promise<void>> {
  const { remote, distFolder, config, port, portal, say } = served;
  const address = `http://localhost:${port}/`;
  const { origin } = new URL(portal);
  const server = await listen(
    createRemoteServer({ folder: distFolder, portalOrigin: origin }),
    port,
  );
  say(`Building ${remote} ...`);

  const describe = async (): Promise<void> => {
    const text = JSON.stringify(makeRelease(readRemote(distFolder), address), null, 1);
    await writeFile(join(distFolder, 'release.json'), text);
    say(`${remote} is at ${address}: enter it at ${portal}/overrides, and reload after changes.`);
  };
  const compiler = rspack({ ...config, output: { ...config.output, path: distFolder } });
  compiler.watch({}, (error, stats) => {
    const problems = error?.message ?? stats?.toString({ preset: 'errors-warnings' }) ?? '';
    if (problems) say(problems);
    if (error || stats?.hasErrors()) return;
    describe().catch((failure: unknown) => say(describeFailure(failure)));
  });
  return async () => {
    await new Promise((resolve) => compiler.close(resolve));
    await server.stop();
  };
}
