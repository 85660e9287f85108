import { userInfo } from 'node:os';
import { join } from 'node:path';
import { publishedSettingsFrom } from '../federation/registry-file.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { runCommand } from '../process/run-command.ts';
import { type RemoteName, remoteNames } from '../start/remote-names.ts';
import { workspaceRoot } from '../workspace-paths.ts';
import type { ReleaseContext } from './commands/command.ts';
import type { RemoteOptions } from './options.ts';
import { publishBuild } from './publish-build.ts';
import { ReleaseStore } from './release-store.ts';
import { readSharedVersions } from './shared-libraries.ts';
import { openTarget } from './target/open-target.ts';

const DEFAULT_PORT = 4200;

/** Where browsers reach a release: below the given address, or on the remote's own local port. */
function addressOf(remote: RemoteName, url: string | undefined, env: NodeJS.ProcessEnv) {
  if (url?.includes('{number}')) {
    return (number: number) => url.replace('{remote}', remote).replace('{number}', String(number));
  }
  if (url) return (number: number) => `${url.replace(/\/+$/, '')}/${remote}/${number}/`;
  const port = Number(env.PORT || DEFAULT_PORT) + 1 + remoteNames.indexOf(remote);
  return (number: number) => `http://localhost:${port}/releases/${number}/`;
}

async function build(remote: RemoteName): Promise<string> {
  const nx = join(workspaceRoot, 'node_modules/nx/dist/bin/nx.js');
  const result = await runCommand(process.execPath, [nx, 'build', remote], {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', NX_TUI: 'false', FORCE_COLOR: '0' },
  });
  if (result.code !== 0) {
    throw new PlainFailure(`The build of ${remote} failed:\n${result.output.trim()}`);
  }
  return join(workspaceRoot, remote, 'dist');
}

/** What the commands work with for one remote, from the options and the environment. */
export function releaseContextOf(
  remote: RemoteName,
  options: RemoteOptions,
  env: NodeJS.ProcessEnv,
): ReleaseContext {
  const target = openTarget(options.target, env);
  const publishes = options.command === 'release' || options.command === 'canary';
  if (publishes && options.target.startsWith('s3://') && !options.url) {
    throw new PlainFailure(
      'Where do browsers reach the bucket? Name it with --url or RELEASE_URL.',
    );
  }
  const store = new ReleaseStore(target, publishedSettingsFrom(env));
  const sharedVersions = () => readSharedVersions(options.shared);
  return {
    remote,
    options,
    store,
    by: env.RELEASED_BY || userInfo().username,
    now: () => new Date(),
    say: (text) => process.stdout.write(`${text}\n`),
    sharedVersions,
    publish: async () =>
      publishBuild(store, {
        remote,
        folder: join(workspaceRoot, remote),
        distFolder: options.dist ?? (await build(remote)),
        sharedVersions: await sharedVersions(),
        baseUrl: addressOf(remote, options.url, env),
      }),
  };
}
