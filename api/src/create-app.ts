import type { Call } from '@leafshift/contracts/core';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { appModule } from './app.module.ts';
import { registerAnswerCheck } from './core/http/answer-check.ts';
import { registerBodyParsers } from './core/http/body-parsers.ts';
import { registerDevMail } from './core/http/dev-mail.ts';
import { fastifyAdapter } from './core/http/fastify-adapter.ts';
import { registerRequestHooks } from './core/http/request-hooks.ts';
import { registerRequestMetrics } from './core/http/request-metrics.ts';
import { registerRouteCheck } from './core/http/route-check.ts';
import { registerSharedAnswers } from './core/http/shared-answers.ts';
import { RequestLimit } from './core/limits/request-limit.ts';
import type { Surroundings } from './infra/infra.module.ts';
import { NestLogger } from './infra/logger/nest-logger.ts';
import { Metrics } from './infra/metrics/metrics.ts';
import { Migrations } from './infra/mongo/migrations.ts';
import { OutboxWorker } from './infra/outbox/outbox-worker.ts';

export interface CreatedApp {
  readonly app: NestFastifyApplication;
  /** Every call that a route serves. */
  readonly servedCalls: readonly Call[];
}

/** Builds the API and brings the database up to it; the caller lets it listen. */
export async function createApp(surroundings: Surroundings): Promise<CreatedApp> {
  const { config, log } = surroundings;
  const adapter = fastifyAdapter(config);
  const server: FastifyInstance = adapter.getInstance();
  registerRequestHooks(server, { log, isProduction: config.isProduction });
  registerBodyParsers(server);
  const servedCalls = registerRouteCheck(server);
  if (!config.isProduction) {
    registerAnswerCheck(server);
    registerDevMail(server, config.dataDir);
  }
  const app = await NestFactory.create<NestFastifyApplication>(appModule(surroundings), adapter, {
    bodyParser: false,
    logger: new NestLogger(log),
    abortOnError: false,
  });
  registerRequestMetrics(server, app.get(Metrics));
  if (config.env.SHARED_ANSWERS) {
    registerSharedAnswers(server, { clock: surroundings.clock, limit: app.get(RequestLimit) });
  }
  app.setGlobalPrefix('api');
  await app.get(Migrations).run();
  await app.init();
  app.get(OutboxWorker).start();
  return { app, servedCalls };
}
