import { existsSync, readFileSync } from 'node:fs';
import type { SharedVersions } from '@leafshift/remote-kit/build/shared-versions';
import { contractProblems } from '@leafshift/remote-kit/gate/check-contract';
import { makeRelease } from '@leafshift/remote-kit/gate/make-release';
import { readRemote } from '@leafshift/remote-kit/gate/remote-dist';
import { describeFailure, PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import { ReleaseStore } from '@leafshift/remote-kit/releases/release-store';
import { FolderTarget } from '@leafshift/remote-kit/releases/target/folder-target';
import { withRelease } from './current-release.ts';
import { publishOptions } from './publish-options.ts';

// node tools/federation/publish.ts [--target folder] [--remote name[=url] …] [--dist name=folder …]: checks finished builds
// and, once all fit, makes each the current release of its remote.
try {
  const { targetFolder, remotes, sharedFile } = publishOptions(process.argv.slice(2), process.env);
  if (!existsSync(sharedFile))
    throw new PlainFailure(`${sharedFile} is missing: build the shell first.`);
  const sharedVersions = JSON.parse(readFileSync(sharedFile, 'utf8')) as SharedVersions;

  const releases = remotes.map(({ name, baseUrl, distFolder }) => {
    const remote = readRemote(distFolder);
    const problems = contractProblems({ name, build: remote.build }, sharedVersions);
    if (problems.length > 0) {
      throw new PlainFailure(`${name} is not published:\n- ${problems.join('\n- ')}`);
    }
    return { name, release: makeRelease(remote, baseUrl) };
  });
  const store = new ReleaseStore(new FolderTarget(targetFolder));
  for (const { name, release } of releases) {
    await store.put(name, (before) => withRelease(before, release));
    console.log(`${name}: release ${release.id} at ${release.baseUrl}`);
  }
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
