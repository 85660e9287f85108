import '../process/end-with-parent.ts';
import { describeFailure } from '../process/plain-failure.ts';
import { canary } from './commands/canary.ts';
import { check } from './commands/check.ts';
import type { ReleaseContext } from './commands/command.ts';
import { list } from './commands/list.ts';
import { pin } from './commands/pin.ts';
import { promote } from './commands/promote.ts';
import { prune } from './commands/prune.ts';
import { release } from './commands/release.ts';
import { retire } from './commands/retire.ts';
import { rollback } from './commands/rollback.ts';
import { serve } from './commands/serve.ts';
import { settings } from './commands/settings.ts';
import { forEachRemote } from './for-each-remote.ts';
import { type CommandName, remoteOptions } from './options.ts';
import { openStore, releaseContextOf } from './release-context.ts';
import { USAGE } from './usage.ts';

const COMMANDS: Readonly<
  Record<Exclude<CommandName, 'settings'>, (context: ReleaseContext) => Promise<void>>
> = {
  release,
  canary,
  promote,
  rollback,
  prune,
  list,
  check,
  pin,
  retire,
  serve,
};

// npm run remote -- release mf-worker: releases of one remote, see usage.ts.
try {
  const options = remoteOptions(process.argv.slice(2), process.env);
  if (options === 'help') process.stdout.write(`${USAGE}\n`);
  else if (options.command === 'settings') {
    await settings({ options, ...openStore(options, process.env) });
  } else {
    const run = COMMANDS[options.command];
    const { store } = openStore(options, process.env);
    const all = options.remotes.length > 0 ? options.remotes : [...(await store.entries()).keys()];
    await forEachRemote(all, (remote) => run(releaseContextOf(remote, options, process.env)));
  }
} catch (failure) {
  process.stderr.write(`${describeFailure(failure)}\n`);
  process.exitCode = 1;
}
