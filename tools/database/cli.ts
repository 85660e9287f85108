import { typedNumber } from '@leafshift/remote-kit/process/command-line';
import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { startDatabase } from './start-database.ts';

// Keeps one database running until Ctrl-C, so that several test runs can share it by MONGODB_URI.
// Settings: DATABASE_PORT (default 4390), DATABASE_DIR (default: thrown away at the end).
const say = (line: string): void => console.log(line);

try {
  const database = await startDatabase({
    port: typedNumber(process.env.DATABASE_PORT || '4390', 'DATABASE_PORT', 0),
    dataDir: process.env.DATABASE_DIR,
    onProgress: say,
  });
  say(`Database from ${database.source}`);
  say(`export MONGODB_URI='${database.uri}'`);
  process.once('SIGINT', database.stop);
  process.once('SIGTERM', database.stop);
  await database.closed;
  say('Database stopped.');
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
