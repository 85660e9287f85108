import 'reflect-metadata';
import { SystemClock } from '../infra/clock/clock.ts';
import { Config, ConfigurationError } from '../infra/config/config.ts';
import { Log } from '../infra/logger/log.ts';
import { UnusableDatabase } from '../infra/mongo/unusable-database.ts';
import { checkConfig } from './check-config.ts';
import { commandApp } from './command-app.ts';
import { runCommand, USAGE } from './commands.ts';
import { OperatorError } from './operator-error.ts';

const say = (lines: readonly string[]): void => {
  process.stdout.write(`${lines.join('\n')}\n`);
};

/** What is told in its own sentence. */
const EXPECTED = [OperatorError, ConfigurationError, UnusableDatabase];

/** Ends the process once everything is written: whoever reads a pipe may be slower than we are. */
async function end(code: number): Promise<never> {
  await Promise.all(
    [process.stdout, process.stderr].map(
      (stream) => new Promise((written) => stream.write('', written)),
    ),
  );
  process.exit(code);
}

const [given, ...rest] = process.argv.slice(2);
const command = given ?? 'help';
if (command === 'help' || command === '--help') {
  say([USAGE]);
  await end(given ? 0 : 2);
}

try {
  if (command === 'check-config') {
    say(checkConfig(process.env));
    await end(0);
  }
  const config = Config.read({ LOG_LEVEL: 'error', ...process.env });
  const log = Log.create(config);
  const app = await commandApp({ config, clock: new SystemClock(), log }, command);
  try {
    const lines = await runCommand(app, [command, ...rest], (line) => say([line]));
    if (lines.length > 0) say(lines);
  } finally {
    await app.close();
  }
  await end(0);
} catch (error) {
  const isExpected = EXPECTED.some((kind) => error instanceof kind);
  process.stderr.write(
    `${isExpected && error instanceof Error ? error.message : describe(error)}\n`,
  );
  await end(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
