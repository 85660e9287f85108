import type { Call } from '@leafshift/contracts/core';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { Logger, PinoLogger } from 'nestjs-pino';
import { appModule } from './app.module.ts';
import { registerDevPages } from './core/dev/dev-pages.ts';
import { registerAnswerCheck } from './core/http/answer-check.ts';
import { registerBodyParsers } from './core/http/body-parsers.ts';
import { registerDrainingConnections } from './core/http/draining-connections.ts';
import { fastifyAdapter } from './core/http/fastify-adapter.ts';
import { registerRequestMetrics } from './core/http/request-metrics.ts';
import { registerRequestStart } from './core/http/request-start.ts';
import { registerRouteCheck } from './core/http/route-check.ts';
import { registerSecurityHeaders } from './core/http/security-headers.ts';
import { registerSharedAnswers } from './core/http/shared-answers.ts';
import { registerRequestLimit } from './core/limits/request-limit.ts';
import { registerHiddenAmounts } from './core/members/hidden-amounts.ts';
import { AdjustableClock } from './infra/clock/adjustable-clock.ts';
import type { Surroundings } from './infra/infra.module.ts';
import { Counts } from './infra/metrics/counts.ts';
import { Metrics } from './infra/metrics/metrics.ts';
import { Migrations } from './infra/mongo/migrations.ts';
import { OutboxHandlers } from './infra/outbox/outbox-handlers.ts';
import { OutboxWorker } from './infra/outbox/outbox-worker.ts';
import { PortalIoAdapter } from './infra/realtime/portal-io.adapter.ts';
import { Redis } from './infra/redis/redis.ts';
import { Draining } from './infra/shutdown/draining.ts';
import { readStripeSettings } from './infra/stripe/stripe-settings.ts';

export interface CreatedApp {
  readonly app: NestFastifyApplication;
  /** Every call that a route serves. */
  readonly servedCalls: readonly Call[];
}

interface Making {
  /** Kinds of outbox records that it neither writes nor does. */
  readonly leftOut?: readonly string[];
  /** Brings the database up to it. */
  readonly migrate?: (app: INestApplicationContext) => Promise<void>;
}

const runMigrations = (app: INestApplicationContext): Promise<void> => app.get(Migrations).run();

/** Builds the API, brings the database up to it and begins with its work; the caller lets it listen. */
export async function createApp(surroundings: Surroundings, making?: Making): Promise<CreatedApp> {
  const created = await assembleApp(surroundings, making);
  created.app.get(OutboxWorker).start();
  return created;
}

/** As `createApp`, but nothing is taken from the outbox, also not what it writes there itself. */
export async function assembleApp(
  surroundings: Surroundings,
  { leftOut = [], migrate = runMigrations }: Making = {},
): Promise<CreatedApp> {
  const { config, clock } = surroundings;
  const adapter = fastifyAdapter(config);
  const server: FastifyInstance = adapter.getInstance();
  registerRequestStart(server);
  registerBodyParsers(server);
  const servedCalls = registerRouteCheck(server);
  const app = await NestFactory.create<NestFastifyApplication>(appModule(surroundings), adapter, {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
  });
  app.useLogger(app.get(Logger));
  // One logger a process; the demo data is made by an app that says less than the one that serves.
  PinoLogger.root.level = config.env.LOG_LEVEL;
  app.useWebSocketAdapter(new PortalIoAdapter(app));
  app.setGlobalPrefix('api');
  await registerSecurityHeaders(app, config);
  registerDrainingConnections(server, app.get(Draining));
  registerRequestMetrics(server, app.get(Metrics));
  if (config.env.RATE_LIMITS) {
    registerRequestLimit(server, config.env.RATE_LIMIT_REQUESTS_PER_MINUTE, {
      redis: app.get(Redis),
      counts: app.get(Counts),
    });
  }
  if (config.env.SHARED_ANSWERS) {
    registerSharedAnswers(server, clock);
  }
  if (!config.isProduction) {
    registerAnswerCheck(server);
    if (clock instanceof AdjustableClock) {
      const { mode, origin } = readStripeSettings(config.env);
      const sandbox = mode === 'sandbox' ? origin : undefined;
      registerDevPages(app, { clock, dataDir: config.dataDir, sandbox });
    }
  }
  registerHiddenAmounts(server);
  await migrate(app);
  await app.init();
  for (const kind of leftOut) {
    app.get(OutboxHandlers).leaveOut(kind);
  }
  return { app, servedCalls };
}
