import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { REMOTE_NAMES, type RemoteManifest, type RemoteName } from '@leafshift/shell-sdk/manifest';
import type { Release } from '@leafshift/shell-sdk/registry';
import { describeFailure, PlainFailure } from '../process/plain-failure.ts';
import { workspaceRoot } from '../workspace-paths.ts';
import { readRegistry, withReleases, writeRegistry } from './registry-file.ts';
import { releaseOfBuild } from './release-of-build.ts';

// node tools/federation/publish.ts --registry FILE --remote NAME=URL … [--dist NAME=FOLDER …]
// Makes the build of each named remote its current release.
try {
  const { values } = parseArgs({
    options: {
      registry: { type: 'string' },
      remote: { type: 'string', multiple: true, default: [] },
      dist: { type: 'string', multiple: true, default: [] },
    },
  });
  if (!values.registry) throw new PlainFailure('Name the registry, as in --registry FILE');
  const folders = new Map(values.dist.map(pairOf));
  const releases = new Map<RemoteName, Release>();
  for (const [name, url] of values.remote.map(pairOf)) {
    const known = REMOTE_NAMES.find((remote) => remote === name);
    if (!known) throw new PlainFailure(`There is no remote called ${name}`);
    const folder = folders.get(known) ?? join(workspaceRoot, known, 'dist');
    const manifest = await manifestOf(known);
    releases.set(known, await releaseOfBuild({ folder, url, manifest }));
  }
  const registry = await readRegistry(values.registry);
  await writeRegistry(values.registry, withReleases(registry, releases, process.env));
  for (const [name, { id }] of releases) console.log(`${name} ${id}`);
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}

function pairOf(text: string): [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new PlainFailure(`${text} is not NAME=VALUE`);
  return [text.slice(0, at), text.slice(at + 1)];
}

async function manifestOf(name: RemoteName): Promise<RemoteManifest> {
  const module = (await import(join(workspaceRoot, name, 'src/manifest.ts'))) as {
    manifest: RemoteManifest;
  };
  return module.manifest;
}
