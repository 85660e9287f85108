import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import type { SharedVersions } from '../build/shared-versions.ts';
import { releaseProblems } from '../gate/check-contract.ts';
import { pagesOfOthers } from '../gate/owned-pages.ts';
import type { Ending } from '../process/heed-ending.ts';
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
  /** What every API process that was named answers of its metrics. Throws a PlainFailure. */
  readonly readMetrics: (ended?: AbortSignal) => Promise<readonly string[]>;
  readonly wait: (seconds: number, ended: AbortSignal) => Promise<void>;
  heedEnding(): Ending;
  /** Builds the remote unless a build is named, and publishes it, unless it takes pages of others. */
  publish(others: OtherRemotes): Promise<PublishedBuild>;
}

/** What other remotes of the target have, by name. */
export type OtherRemotes = ReadonlyMap<RemoteName, RegistryEntry>;

/** What other remotes have, as far as it can be read; says of which it cannot. */
export async function otherRemotes({
  remote,
  store,
  say,
}: Pick<ReleaseContext, 'remote' | 'store' | 'say'>): Promise<OtherRemotes> {
  const others = new Map<RemoteName, RegistryEntry>();
  for (const name of await store.names()) {
    if (name === remote) continue;
    try {
      const entry = await store.seenEntry(name);
      if (entry) others.set(name, entry);
    } catch (failure) {
      if (!(failure instanceof PlainFailure)) throw failure;
      say(`Nobody knows which pages are those of ${name}: ${failure.message}`);
    }
  }
  return others;
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

/** Throws a PlainFailure when pages of the release belong to other remotes. */
export function refuseForeignPages(
  remote: RemoteName,
  release: Release,
  others: OtherRemotes,
): void {
  const problems = pagesOfOthers(release.manifest, others);
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
