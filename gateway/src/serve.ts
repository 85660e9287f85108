import { describeFailure } from '@leafshift/remote-kit/process/plain-failure';
import { createGateway } from './create-gateway.ts';
import { createMetricsServer } from './metrics/metrics-server.ts';
import { endOfThisProcess, stopWhenTold } from './process/stop-when-told.ts';
import { readSettings } from './settings/read-settings.ts';
import { sourcesFrom } from './settings/sources.ts';

const PRODUCTION_DELAY_SECONDS = 5;
const MS = 1000;

try {
  const settings = readSettings(process.env);
  const { NODE_ENV, GATEWAY_HOST: host, PORT: port, METRICS_PORT, METRICS_TOKEN } = settings;
  const sources = sourcesFrom(settings, (problem) => app.log.warn(problem));
  const app = await createGateway(sources);
  if (METRICS_PORT !== undefined) {
    const metrics = createMetricsServer(app, METRICS_TOKEN);
    app.addHook('onClose', () => metrics.close());
    await metrics.listen({ host, port: METRICS_PORT });
  }
  await app.listen({ host, port });
  const delay =
    settings.SHUTDOWN_DELAY ?? (NODE_ENV === 'production' ? PRODUCTION_DELAY_SECONDS : 0);
  stopWhenTold(app, delay * MS, endOfThisProcess);
} catch (failure) {
  process.stderr.write(`The gateway did not start.\n${describeFailure(failure)}\n`);
  process.exit(1);
}
