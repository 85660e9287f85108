import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { Metrics } from './metrics.ts';
import { isBearer } from './metrics-access.ts';

const PATH = '/metrics';

/** Serves `/metrics` on a port of its own, which the balancer does not pass on to. */
@Injectable()
export class MetricsServer implements BeforeApplicationShutdown {
  readonly #server: Server = createServer((request, answer) => void this.#answer(request, answer));
  readonly #token: string | undefined;

  constructor(
    private readonly metrics: Metrics,
    private readonly log: Log,
    config: Config,
  ) {
    this.#token = config.env.METRICS_TOKEN;
  }

  /** Resolves with the port. */
  async listen(port: number, host: string): Promise<number> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    this.#server.once('error', reject).listen(port, host, resolve);
    await promise;
    const address = this.#server.address();
    return typeof address === 'object' && address ? address.port : port;
  }

  beforeApplicationShutdown(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #answer({ method, url, headers }: IncomingMessage, answer: ServerResponse): Promise<void> {
    if (method !== 'GET' || url?.split('?', 1)[0] !== PATH) {
      answer.writeHead(404).end();
      return;
    }
    if (this.#token !== undefined && !isBearer(headers.authorization, this.#token)) {
      answer.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
      return;
    }
    try {
      const text = await this.metrics.text();
      answer.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(text);
    } catch (err) {
      this.log.warn('The metrics could not be collected', { err });
      answer.writeHead(503).end();
    }
  }
}
