import 'reflect-metadata';
import { createApp } from '../create-app.ts';
import { SystemClock } from '../infra/clock/clock.ts';
import { Config, ConfigurationError } from '../infra/config/config.ts';
import { Log } from '../infra/logger/log.ts';
import { OutboxWorker } from '../infra/outbox/outbox-worker.ts';
import { checkConfig } from './check-config.ts';
import { runCommand, USAGE } from './commands.ts';
import { OperatorError } from './operator-error.ts';

const say = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

const [command, ...rest] = process.argv.slice(2);
if (!command || command === 'help' || command === '--help') {
  say([USAGE]);
  process.exit(command ? 0 : 2);
}

try {
  if (command === 'check-config') {
    say(checkConfig(process.env));
    process.exit(0);
  }
  const config = Config.read({ LOG_LEVEL: 'error', ...process.env });
  const log = Log.create(config);
  const { app } = await createApp({ config, clock: new SystemClock(), log });
  try {
    const lines = await runCommand(app, [command, ...rest], (line) => say([line]));
    if (lines.length > 0) say(lines);
    // What the change asks for (mails, events to open windows) is done before this process ends.
    await app.get(OutboxWorker).idle();
  } finally {
    await app.close();
  }
  process.exit(0);
} catch (error) {
  const isExpected = error instanceof OperatorError || error instanceof ConfigurationError;
  process.stderr.write(`${isExpected ? error.message : describe(error)}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
