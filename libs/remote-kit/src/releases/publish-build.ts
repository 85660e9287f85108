import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import type { RegistryEntry, Release } from '@leafshift/shell-sdk/registry';
import type { SharedVersions } from '../build/shared-versions.ts';
import { contractProblems } from '../gate/check-contract.ts';
import { buildId, makeRelease, withSlash } from '../gate/make-release.ts';
import { pagesOfOthers } from '../gate/owned-pages.ts';
import { readRemote } from '../gate/remote-dist.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { fileKind } from './file-kind.ts';
import type { ReleaseStore } from './release-store.ts';

export interface BuildToPublish {
  readonly remote: RemoteName;
  readonly distFolder: string;
  readonly sharedVersions: SharedVersions;
  /** The other remotes, by name, whose pages it may not take. */
  readonly others: ReadonlyMap<RemoteName, RegistryEntry>;
  /** Where browsers reach the files of a release. */
  baseUrl(number: number): string;
}

/** A published build, and whether it had been published before. */
export interface PublishedBuild {
  readonly release: Release;
  readonly isNew: boolean;
}

/**
 * Checks a finished build against the contract and the pages of others, and puts it, under the next number, into a folder that
 * never changes. Nobody is led to it yet. Throws a PlainFailure that names all that is wrong.
 */
export async function publishBuild(
  store: ReleaseStore,
  { remote, distFolder, sharedVersions, others, baseUrl }: BuildToPublish,
): Promise<PublishedBuild> {
  const built = readRemote(distFolder);
  const problems = [
    ...contractProblems({ name: remote, build: built.build }, sharedVersions),
    ...pagesOfOthers(built.build.manifest, others),
  ];
  if (problems.length > 0) {
    throw new PlainFailure(`${remote} is not released:\n- ${problems.join('\n- ')}`);
  }
  const before = await store.findByContents(remote, buildId(distFolder));
  if (before) {
    refuseOtherAddress(remote, before, baseUrl);
    return { release: before, isNew: false };
  }

  const number = await store.takeNumber(remote);
  const files = await readdir(distFolder, { recursive: true, withFileTypes: true });
  for (const entry of files) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = path.slice(distFolder.length + 1).replaceAll('\\', '/');
    await store.addFile(remote, number, name, await readFile(path), fileKind(name));
  }
  const release = makeRelease(built, baseUrl(number), number);
  await store.complete(remote, release);
  return { release, isNew: true };
}

/** A release never changes, nor does its address: whoever names another one would be passed over. */
function refuseOtherAddress(
  remote: RemoteName,
  { number, baseUrl }: Release,
  asked: BuildToPublish['baseUrl'],
): void {
  const address = number === undefined ? baseUrl : withSlash(asked(number));
  if (address === baseUrl) return;
  throw new PlainFailure(
    `This build is release ${number} of ${remote} already, at ${baseUrl} and not at ${address}: name the address that it has, or change the build.`,
  );
}
