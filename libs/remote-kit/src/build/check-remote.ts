import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { contractProblems } from '../gate/check-contract.ts';
import { readRemote } from '../gate/remote-dist.ts';
import { PlainFailure } from '../process/plain-failure.ts';
import { REMOTE_BUILD_FILE } from './remote-build.ts';
import { type SharedVersions, sharedVersions } from './shared-versions.ts';

/**
 * Compares the finished build of a remote with the contract and with what the shell of this workspace
 * shares; other builds pass. Throws a PlainFailure that names all that is wrong.
 */
export function checkRemote(distFolder: string, versions: SharedVersions = sharedVersions()): void {
  if (!existsSync(join(distFolder, REMOTE_BUILD_FILE))) return;
  const { build } = readRemote(distFolder);
  const { name } = build.manifest;
  const problems = contractProblems({ name, build }, versions);
  if (problems.length === 0) return;
  throw new PlainFailure(`${name} does not keep the contract:\n- ${problems.join('\n- ')}`);
}
