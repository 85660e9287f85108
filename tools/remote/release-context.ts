import { userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { PlainFailure } from '../process/plain-failure.ts';
import { runCommand } from '../process/run-command.ts';
import { remoteNames } from '../start/remote-names.ts';
import { workspaceRoot } from '../workspace-paths.ts';
import type { ReleaseContext } from './commands/command.ts';
import type { RemoteOptions } from './options.ts';
import { readMetrics } from './part-metrics.ts';
import { publishBuild } from './publish-build.ts';
import { ReleaseStore } from './release-store.ts';
import { readSharedVersions } from './shared-libraries.ts';
import { openTarget } from './target/open-target.ts';

const DEFAULT_PORT = 4200;

/** Where browsers reach a release: below the given address, or at the servers of `npm start`. */
function addressOf(remote: RemoteName, url: string | undefined, env: NodeJS.ProcessEnv) {
  if (url?.includes('{number}')) {
    return (number: number) => url.replace('{remote}', remote).replace('{number}', String(number));
  }
  if (url) return (number: number) => `${url.replace(/\/+$/, '')}/${remote}/${number}/`;
  const portal = Number(env.PORT || DEFAULT_PORT);
  const index = remoteNames.indexOf(remote);
  return index < 0
    ? (number: number) => `http://localhost:${portal}/releases/${remote}/${number}/`
    : (number: number) => `http://localhost:${portal + 1 + index}/releases/${number}/`;
}

/** Beside the build that `npm start` serves: windows that are open still ask for its files. */
async function build(remote: RemoteName): Promise<string> {
  if (!remoteNames.includes(remote)) {
    throw new PlainFailure(`There is no ${remote} in this workspace: name its build with --dist.`);
  }
  const output = join(workspaceRoot, '.cache/to-release', remote);
  const args = [join(workspaceRoot, 'tools/build/build.ts'), remote, output];
  const result = await runCommand(process.execPath, args, {
    cwd: workspaceRoot,
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', FORCE_COLOR: '0' },
  });
  if (result.code !== 0) {
    throw new PlainFailure(`The build of ${remote} failed:\n${result.output.trim()}`);
  }
  return output;
}

const sayIt = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** The releases of the target that the options name. */
export const openStore = (
  options: Pick<RemoteOptions, 'target'>,
  env: NodeJS.ProcessEnv,
): Pick<ReleaseContext, 'store' | 'say'> => ({
  store: new ReleaseStore(openTarget(options.target, env)),
  say: sayIt,
});

/** What the commands work with for one remote, from the options and the environment. */
export function releaseContextOf(
  remote: RemoteName,
  options: RemoteOptions,
  env: NodeJS.ProcessEnv,
): ReleaseContext {
  const publishes = options.command === 'release' || options.command === 'canary';
  if (publishes && options.target.startsWith('s3://') && !options.url) {
    throw new PlainFailure(
      'Where do browsers reach the bucket? Name it with --url or RELEASE_URL.',
    );
  }
  const { store, say } = openStore(options, env);
  const sharedVersions = () => readSharedVersions(options.shared);
  return {
    remote,
    options,
    store,
    by: env.RELEASED_BY || userInfo().username,
    now: () => new Date(),
    say,
    sharedVersions,
    readMetrics: () => readMetrics(options.metrics),
    wait: (seconds) => setTimeout(1000 * seconds),
    publish: async () =>
      publishBuild(store, {
        remote,
        distFolder: options.dist ?? (await build(remote)),
        sharedVersions: await sharedVersions(),
        baseUrl: addressOf(remote, options.url, env),
      }),
  };
}
