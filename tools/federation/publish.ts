import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SharedVersions } from '@leafshift/rspack-config/shared-libraries-module';
import { describeFailure, PlainFailure } from '../process/plain-failure.ts';
import { workspaceRoot } from '../workspace-paths.ts';
import { contractProblems } from './check-contract.ts';
import { makeRelease } from './make-release.ts';
import { publishOptions } from './publish-options.ts';
import { readRegistry, settingsFrom, withRelease, writeRegistry } from './registry-file.ts';
import { readRemote } from './remote-dist.ts';

// node tools/federation/publish.ts [--registry file] [--remote name[=url] …] [--dist name=folder …]: checks finished builds
// and makes them the current releases, all in one replacement of the registry.
try {
  const { registryFile, remotes, sharedFile } = publishOptions(process.argv.slice(2), process.env);
  if (!existsSync(sharedFile))
    throw new PlainFailure(`${sharedFile} is missing: build the shell first.`);
  const sharedVersions = JSON.parse(readFileSync(sharedFile, 'utf8')) as SharedVersions;

  let registry = readRegistry(registryFile, settingsFrom(process.env));
  for (const { name, baseUrl, distFolder } of remotes) {
    const remote = await readRemote(name, join(workspaceRoot, name), distFolder);
    const problems = contractProblems(remote, sharedVersions);
    if (problems.length > 0) {
      throw new PlainFailure(`${name} is not published:\n- ${problems.join('\n- ')}`);
    }
    const release = makeRelease(remote, baseUrl);
    registry = withRelease(registry, name, release);
    console.log(`${name}: release ${release.id} at ${release.baseUrl}`);
  }
  writeRegistry(registryFile, registry);
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
