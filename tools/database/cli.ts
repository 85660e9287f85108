import { describeFailure } from '../process/plain-failure.ts';
import { startDatabase } from './start-database.ts';

// Keeps one database running until Ctrl-C, so that several test runs can share it by MONGODB_URI.
// Settings: DATABASE_PORT (default 4390), DATABASE_DIR (default: thrown away at the end).
const say = (line: string): void => console.log(line);

try {
  const database = await startDatabase({
    port: Number(process.env.DATABASE_PORT ?? 4390),
    dataDir: process.env.DATABASE_DIR,
    onProgress: say,
  });
  say(`Database from ${database.source}`);
  say(`export MONGODB_URI='${database.uri}'`);
  const keepAlive = setInterval(() => {}, 60_000);
  const end = async (): Promise<void> => {
    clearInterval(keepAlive);
    await database.stop();
    say('Database stopped.');
  };
  process.once('SIGINT', end);
  process.once('SIGTERM', end);
} catch (failure) {
  console.error(describeFailure(failure));
  process.exitCode = 1;
}
