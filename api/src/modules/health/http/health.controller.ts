import type { CallAnswer } from '@leafshift/contracts/core';
import { live, metrics, openApi, type Readiness, ready } from '@leafshift/contracts/health';
import { Controller, type OnModuleInit, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { Log } from '../../../infra/logger/log.ts';
import { Metrics } from '../../../infra/metrics/metrics.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { type Dependency, DependencyChecks } from '../../../infra/readiness/dependency-checks.ts';
import { FileStorage } from '../../../infra/storage/file-storage.ts';
import { openApiDocument } from './open-api.ts';

const DOWN = 503;

@Controller()
export class HealthController implements OnModuleInit {
  readonly #openApi = Buffer.from(JSON.stringify(openApiDocument()));

  constructor(
    private readonly checks: DependencyChecks,
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly counted: Metrics,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.checks.register('database', () => this.database.ping());
    this.checks.register('storage', () => this.storage.check());
  }

  @Endpoint(live)
  async live(): Promise<CallAnswer<typeof live>> {
    return { status: 'ok' };
  }

  @Endpoint(ready)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const [database, storage, provider] = await Promise.all([
      this.#state('database'),
      this.#state('storage'),
      this.#state('provider'),
    ]);
    const status = [database, storage, provider].every((part) => part === 'ok') ? 'ok' : 'down';
    if (status === 'down') {
      reply.status(DOWN);
    }
    return { status, database, storage, provider };
  }

  @Endpoint(metrics)
  async metrics(): Promise<StreamableFile> {
    const text = await this.counted.text();
    return new StreamableFile(Buffer.from(text), { type: 'text/plain; version=0.0.4' });
  }

  @Endpoint(openApi)
  async openApi(): Promise<StreamableFile> {
    return new StreamableFile(this.#openApi, { type: 'application/json; charset=utf-8' });
  }

  async #state(dependency: Dependency): Promise<'ok' | 'down'> {
    try {
      await this.checks.run(dependency);
      return 'ok';
    } catch (err) {
      this.log.warn('A dependency cannot be reached', { dependency, err });
      return 'down';
    }
  }
}
