import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { Release } from '@leafshift/shell-sdk/registry';
import type { SharedVersions } from '../build/shared-versions.ts';
import { releaseProblems } from '../gate/check-contract.ts';
import { pagesOfOthers } from '../gate/owned-pages.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import type { RemoteOptions } from '../program/options.ts';
import type { Shares } from '../releases/history.ts';
import type { PublishedBuild } from '../releases/publish-build.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

/** What a command works with. */
export interface ReleaseContext {
  readonly remote: RemoteName;
  readonly options: RemoteOptions;
  readonly store: ReleaseStore;
  /** Who makes the change, for the history. */
  readonly by: string;
  readonly now: () => Date;
  readonly say: (text: string) => void;
  sharedVersions(): Promise<SharedVersions>;
  /** What every API process that was named answers of its metrics. */
  readonly readMetrics: () => Promise<readonly string[]>;
  readonly wait: (seconds: number) => Promise<void>;
  /** Builds the remote unless a build is named, and publishes it. */
  publish(): Promise<PublishedBuild>;
}

/** Throws a PlainFailure when the shell would refuse the release. */
export function refuseMisfit(
  remote: RemoteName,
  release: Release,
  sharedVersions: SharedVersions,
): void {
  const problems = releaseProblems(release, sharedVersions);
  if (problems.length === 0) return;
  const what = `Release ${release.number ?? release.id} of ${remote} does not fit the shell`;
  throw new PlainFailure(`${what}:\n- ${problems.join('\n- ')}`);
}

/** Throws a PlainFailure when pages of the release belong to other remotes, as far as they are known. */
export async function refuseForeignPages(
  { remote, store }: Pick<ReleaseContext, 'remote' | 'store'>,
  release: Release,
): Promise<void> {
  const problems = pagesOfOthers(remote, release, await store.entries());
  if (problems.length === 0) return;
  throw new PlainFailure(
    `Release ${release.number ?? release.id} of ${remote} takes what others have:\n- ${problems.join('\n- ')}`,
  );
}

/** One sentence about who gets what now. */
export function sharesSentence(remote: RemoteName, { current, canary }: Shares): string {
  const everybody = current === null ? 'an unnumbered build' : `release ${current}`;
  return canary
    ? `${remote}: ${canary.percent} % of the users get release ${canary.number}, all others ${everybody}.`
    : `${remote}: everybody gets ${everybody}.`;
}
