import type { CallAnswer } from '@leafshift/contracts/core';
import { live, metrics, openApi, type Readiness, ready } from '@leafshift/contracts/health';
import { Controller, Headers, Res, StreamableFile } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Endpoint } from '../../../core/endpoint/endpoint.decorator.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { Config } from '../../../infra/config/config.ts';
import { Metrics } from '../../../infra/metrics/metrics.ts';
import { isBearer } from '../../../infra/metrics/metrics-access.ts';
import { ReadinessCheck } from '../application/readiness-check.ts';
import { openApiDocument } from './open-api.ts';

const DOWN = 503;

@Controller()
export class HealthController {
  /** Made when somebody first asks for it. */
  #openApi: Buffer | null = null;

  constructor(
    private readonly readiness: ReadinessCheck,
    private readonly counted: Metrics,
    private readonly config: Config,
  ) {}

  @Endpoint(live)
  async live(): Promise<CallAnswer<typeof live>> {
    return { status: 'ok' };
  }

  @Endpoint(ready)
  async ready(@Res({ passthrough: true }) reply: FastifyReply): Promise<Readiness> {
    const readiness = await this.readiness.read();
    if (readiness.status !== 'ok') {
      reply.status(DOWN);
    }
    return readiness;
  }

  @Endpoint(metrics)
  async metrics(@Headers('authorization') authorization?: string): Promise<StreamableFile> {
    this.#allowMetrics(authorization);
    const text = await this.counted.text();
    return new StreamableFile(Buffer.from(text), { type: 'text/plain; version=0.0.4' });
  }

  @Endpoint(openApi)
  async openApi(): Promise<StreamableFile> {
    this.#openApi ??= Buffer.from(JSON.stringify(openApiDocument()));
    return new StreamableFile(this.#openApi, { type: 'application/json; charset=utf-8' });
  }

  /** In production they are for who has the token; the port of their own is open to who reaches it. */
  #allowMetrics(authorization: string | undefined): void {
    const { METRICS_TOKEN } = this.config.env;
    if (METRICS_TOKEN === undefined && this.config.isProduction) {
      refuse('NOT_FOUND');
    }
    if (METRICS_TOKEN !== undefined && !isBearer(authorization, METRICS_TOKEN)) {
      refuse('NOT_AUTHENTICATED');
    }
  }
}
