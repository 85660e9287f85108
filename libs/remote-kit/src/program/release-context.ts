import { userInfo } from 'node:os';
import { join } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { buildRemote } from '../build/build-remote.ts';
import type { ReleaseContext } from '../commands/command.ts';
import { readSharedVersions } from '../gate/shared-libraries.ts';
import { heedEnding, wait } from '../process/heed-ending.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { publishBuild } from '../releases/publish-build.ts';
import { ReleaseStore } from '../releases/release-store.ts';
import { openTarget } from '../releases/target/open-target.ts';
import { openPages } from '../smoke/open-pages.ts';
import { readMetrics } from '../watch/read-metrics.ts';
import type { RemoteOptions } from './options.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * Where browsers reach a release: below the address that is named, or where the surroundings serve it.
 * Throws a PlainFailure where neither is known.
 */
function addressOf(
  remote: RemoteName,
  { url, target }: Pick<RemoteOptions, 'url' | 'target'>,
  { addressOf: served }: Surroundings,
): (number: number) => string {
  if (url?.includes('{number}')) {
    return (number) => url.replace('{remote}', remote).replace('{number}', String(number));
  }
  if (url) return (number) => `${url.replace(/\/+$/, '')}/${remote}/${number}/`;
  if (served && !target?.startsWith('s3://')) return (number) => served(remote, number);
  throw new PlainFailure(
    "Where do browsers reach the releases? Name it with --url, RELEASE_URL or in a team's leafshift.json.",
  );
}

/** Builds the remote, into the folder that it answers. Throws a PlainFailure where its sources are not here. */
function buildOf(remote: RemoteName, surroundings: Surroundings): () => Promise<string> {
  const folder = surroundings.remotes.get(remote);
  if (folder === undefined) {
    throw new PlainFailure(
      surroundings.problem ??
        `The sources of ${remote} are not here: name its build with --dist, or for a canary a release with --release.`,
    );
  }
  const { buildsFolder } = surroundings;
  const output = buildsFolder ? join(buildsFolder, remote) : join(folder, 'dist');
  return async () => {
    await buildRemote(remote, folder, output);
    return output;
  };
}

const sayIt = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function requireTarget(target: string | undefined): string {
  if (target) return target;
  throw new PlainFailure(
    "Where do releases go? Name the folder or bucket with --target, RELEASE_TARGET or in a team's leafshift.json.",
  );
}

/** The releases of the target that the options name. */
export const openStore = (
  options: Pick<RemoteOptions, 'target'>,
  env: NodeJS.ProcessEnv,
): Pick<ReleaseContext, 'store' | 'say'> => ({
  store: new ReleaseStore(openTarget(requireTarget(options.target), env)),
  say: sayIt,
});

/** What the commands work with for one remote, from the options and the environment. */
export function releaseContextOf(
  remote: RemoteName,
  options: RemoteOptions,
  surroundings: Surroundings,
  env: NodeJS.ProcessEnv,
): ReleaseContext {
  const publishes = options.command === 'release' || options.command === 'canary';
  // Said before anything is built.
  if (publishes) addressOf(remote, options, surroundings);
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
    readMetrics: (ended) =>
      readMetrics({ addresses: options.metrics, token: env.METRICS_TOKEN || undefined }, ended),
    wait,
    heedEnding,
    publish: async (others) => {
      const { dist } = options;
      const build = dist === undefined ? buildOf(remote, surroundings) : async () => dist;
      // Before anything is built: without it, nothing could be published.
      const shared = await sharedVersions();
      const distFolder = await build();
      if (options.smoke) {
        const opened = await openPages(distFolder, surroundings.launchBrowser);
        say(`Opened ${opened} pages of ${remote} in a browser: all of them stand.`);
      }
      return publishBuild(store, {
        remote,
        distFolder,
        sharedVersions: shared,
        others,
        baseUrl: addressOf(remote, options, surroundings),
      });
    },
  };
}
