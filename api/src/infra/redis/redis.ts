import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { createClient } from '@redis/client';
import { Gauge } from 'prom-client';
import { Config } from '../config/config.ts';
import { Log } from '../logger/log.ts';
import { MetricsRegistry } from '../metrics/metrics-registry.ts';

type Client = ReturnType<typeof newClient>;

/** What messages between nodes go through. */
export interface MessageClients {
  readonly publisher: Client;
  readonly subscriber: Client;
}

/** A server that keeps its connection and says nothing is found out within this time. */
const PING_MS = 2_000;
const SILENT_MS = 5_000;

/** What the adapter of the sockets calls without waiting for the end. */
const UNAWAITED = ['publish', 'subscribe', 'pSubscribe', 'unsubscribe', 'pUnsubscribe'] as const;

/**
 * The Redis of `REDIS_URL`, which nodes share beside the database; nothing that must be kept is in it.
 * Without the setting there is none, and the database does what it would.
 */
@Injectable()
export class Redis implements OnApplicationShutdown {
  /** For commands, which fail at once while it cannot be reached; null where none is configured. */
  readonly commands: Client | null;
  readonly #clients: Client[] = [];
  readonly #url: string | undefined;

  constructor(
    { env }: Config,
    private readonly log: Log,
    registry: MetricsRegistry,
  ) {
    this.#url = env.REDIS_URL;
    this.commands = this.#url ? this.#open({ disableOfflineQueue: true }) : null;
    this.#measure(registry);
  }

  /** Two connections for messages between nodes; null where no Redis is configured. */
  messageClients(): MessageClients | null {
    if (!this.#url) {
      return null;
    }
    return {
      publisher: this.#forgiving(this.#open({ disableOfflineQueue: true })),
      subscriber: this.#forgiving(this.#open({})),
    };
  }

  /** Throws when it does not answer. */
  async ping(): Promise<void> {
    await this.commands?.ping();
  }

  /** Shortens the life of all keys of a pattern, which are then gone as if the time had passed. */
  async endEarlier(pattern: string, milliseconds: number): Promise<void> {
    for await (const keys of this.commands?.scanIterator({ MATCH: pattern }) ?? []) {
      for (const key of keys) {
        const left = await this.commands?.pTTL(key);
        await this.commands?.pExpire(key, Math.max(0, (left ?? 0) - milliseconds));
      }
    }
  }

  onApplicationShutdown(): void {
    for (const client of this.#clients) client.destroy();
  }

  /** A message to other nodes that is lost is noted, and no more; unheard, it would end the process. */
  #forgiving(client: Client): Client {
    for (const name of UNAWAITED) {
      const call = client[name].bind(client) as (...input: unknown[]) => Promise<unknown>;
      const heard = (...input: unknown[]) =>
        call(...input).catch((err: unknown) => this.log.warn('Other nodes are not told', { err }));
      Object.assign(client, { [name]: heard });
    }
    return client;
  }

  /** Nothing is measured where none is configured. */
  #measure(registry: MetricsRegistry): void {
    const { commands } = this;
    if (!commands) {
      return;
    }
    new Gauge({
      name: 'leafshift_redis_connected',
      help: 'Whether this process is connected to Redis',
      registers: [registry],
      collect() {
        this.set(Number(commands.isReady));
      },
    });
  }

  /** A connection that is made anew for as long as the process runs. */
  #open(options: { readonly disableOfflineQueue?: boolean }): Client {
    const client = newClient({ ...options, url: this.#url });
    client.on('error', (err: unknown) => this.log.warn('Redis cannot be reached', { err }));
    // Ends with the process only; until then it tries again by itself.
    client.connect().catch((err: unknown) => {
      if (client.isOpen) this.log.error('Redis was given up', { err });
    });
    this.#clients.push(client);
    return client;
  }
}

const newClient = (options: {
  readonly url: string | undefined;
  readonly disableOfflineQueue?: boolean;
}) =>
  createClient({
    ...options,
    pingInterval: PING_MS,
    socket: { socketTimeout: SILENT_MS },
  });
