import { existsSync, readFileSync } from 'node:fs';
import type { SharedVersions } from '@leafshift/rspack-config/shared-libraries-module';
import { describeFailure, PlainFailure } from '../process/plain-failure.ts';
import { ReleaseStore } from '../remote/release-store.ts';
import { FolderTarget } from '../remote/target/folder-target.ts';
import { contractProblems } from './check-contract.ts';
import { withRelease } from './current-release.ts';
import { makeRelease } from './make-release.ts';
import { publishOptions } from './publish-options.ts';
import { readRemote } from './remote-dist.ts';

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
