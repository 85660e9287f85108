import 'reflect-metadata';
import { createApp } from './create-app.ts';
import { AdjustableClock } from './infra/clock/adjustable-clock.ts';
import { SystemClock } from './infra/clock/clock.ts';
import { Config, ConfigurationError } from './infra/config/config.ts';
import { Log } from './infra/logger/log.ts';
import { MetricsServer } from './infra/metrics/metrics-server.ts';
import { UnusableDatabase } from './infra/mongo/unusable-database.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { endOfThisProcess, stopWhenTold } from './shutdown.ts';

try {
  const config = Config.read(process.env);
  const log = Log.create(config);
  await seedDemo({ variables: process.env, log });
  const clock = config.isProduction ? new SystemClock() : new AdjustableClock();
  const { app } = await createApp({ config, clock, log });
  await app.listen(config.env.API_PORT, config.env.API_HOST);
  const { METRICS_PORT, API_HOST } = config.env;
  if (METRICS_PORT !== undefined) {
    await app.get(MetricsServer).listen(METRICS_PORT, API_HOST);
  }
  stopWhenTold(app, endOfThisProcess);
  log.info('The API is listening', { port: config.env.API_PORT });
} catch (error) {
  // Wrong settings and a newer database need a sentence, anything else all that is known of it.
  const isExpected = error instanceof ConfigurationError || error instanceof UnusableDatabase;
  const reason = isExpected ? error.message : describe(error);
  process.stderr.write(`The API did not start.\n${reason}\n`);
  process.exit(1);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
