import type { RemoteName } from '@leafshift/shell-sdk/manifest';
import { build } from '../commands/build.ts';
import { canary } from '../commands/canary.ts';
import { check } from '../commands/check.ts';
import type { ReleaseContext } from '../commands/command.ts';
import { create } from '../commands/create.ts';
import { dev } from '../commands/dev.ts';
import { list } from '../commands/list.ts';
import { pin } from '../commands/pin.ts';
import { promote } from '../commands/promote.ts';
import { prune } from '../commands/prune.ts';
import { qa } from '../commands/qa.ts';
import { release } from '../commands/release.ts';
import { retire } from '../commands/retire.ts';
import { rollback } from '../commands/rollback.ts';
import { runSpecs } from '../commands/run-specs.ts';
import { settings } from '../commands/settings.ts';
import type { WorkContext } from '../commands/work-context.ts';
import { describeFailure, PlainFailure } from '../process/plain-failure.ts';
import { forEachRemote } from './for-each-remote.ts';
import {
  type CommandName,
  isReleaseCommand,
  isWorkCommand,
  type ReleaseCommand,
  type RemoteOptions,
  remoteOptions,
  type WorkCommand,
} from './options.ts';
import { openStore, releaseContextOf } from './release-context.ts';
import type { Surroundings } from './surroundings.ts';
import { usage } from './usage.ts';

/** What is done with the releases of a remote. */
const OF_RELEASES: Readonly<Record<ReleaseCommand, (context: ReleaseContext) => Promise<void>>> = {
  release,
  canary,
  promote,
  rollback,
  prune,
  list,
  check,
  pin,
  retire,
};

/** What is done with the sources of a remote; each answers the exit code. */
const OF_SOURCES: Readonly<Record<WorkCommand, (context: WorkContext) => Promise<number>>> = {
  dev,
  qa,
  test: runSpecs,
  build,
};

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Runs one command as a person typed it; answers the exit code. What fails is said on stderr. */
export async function runProgram(
  args: readonly string[],
  surroundings: Surroundings,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  try {
    const options = remoteOptions(args, surroundings, env);
    if (options === 'help') say(usage(surroundings));
    else return await runCommand(options.command, options, surroundings, env);
    return 0;
  } catch (failure) {
    process.stderr.write(`${describeFailure(failure)}\n`);
    return 1;
  }
}

async function runCommand(
  command: CommandName,
  options: RemoteOptions,
  surroundings: Surroundings,
  env: NodeJS.ProcessEnv,
): Promise<number> {
  if (command === 'create') return create({ name: options.remotes[0] ?? '', say });
  if (isWorkCommand(command)) {
    const [remote = ''] = options.remotes;
    const folder = folderOf(remote, surroundings);
    return OF_SOURCES[command]({ remote, folder, options, surroundings, say });
  }
  if (command === 'settings') await settings({ options, ...openStore(options, env) });
  if (!isReleaseCommand(command)) return 0;
  const run = OF_RELEASES[command];
  const { store } = openStore(options, env);
  const all = options.remotes.length > 0 ? options.remotes : await store.names();
  await forEachRemote(all, (remote) => run(releaseContextOf(remote, options, surroundings, env)));
  return 0;
}

function folderOf(remote: RemoteName, { remotes, problem }: Surroundings): string {
  const folder = remotes.get(remote);
  if (folder !== undefined) return folder;
  if (problem) throw new PlainFailure(problem);
  const known = [...remotes.keys()].join(', ') || 'no remote';
  throw new PlainFailure(`There is no ${remote} here, only ${known}.`);
}
