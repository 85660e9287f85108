import type { Readiness } from '@leafshift/contracts/health';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Log } from '../../../infra/logger/log.ts';
import { ReadinessMetrics } from '../../../infra/metrics/readiness-metrics.ts';
import { Database } from '../../../infra/mongo/database.ts';
import { type Dependency, DependencyChecks } from '../../../infra/readiness/dependency-checks.ts';
import { FreeDisk } from '../../../infra/readiness/free-disk.ts';
import { Redis } from '../../../infra/redis/redis.ts';
import { Draining } from '../../../infra/shutdown/draining.ts';
import { FileStorage } from '../../../infra/storage/file-storage.ts';

/** The provider counts its callers, and whoever balances load asks every second. */
const PROVIDER_KNOWN_FOR_MS = 30_000;

/** Whether this process can serve: what it cannot do without decides, the provider and Redis only inform. */
@Injectable()
export class ReadinessCheck implements OnModuleInit {
  #provider: 'ok' | 'down' = 'ok';
  #askedProviderAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly checks: DependencyChecks,
    private readonly database: Database,
    private readonly storage: FileStorage,
    private readonly disk: FreeDisk,
    private readonly redis: Redis,
    private readonly draining: Draining,
    private readonly metrics: ReadinessMetrics,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.checks.register('database', () => this.database.ping());
    this.checks.register('storage', () => this.storage.check());
    this.checks.register('disk', () => this.disk.check());
    this.checks.register('redis', () => this.redis.ping());
    this.metrics.follow(async () => (await this.read()).status === 'ok');
  }

  async read(): Promise<Readiness> {
    const [database, storage, disk, provider, redis] = await Promise.all([
      this.#state('database'),
      this.#state('storage'),
      this.#state('disk'),
      this.#providerState(),
      this.redis.commands ? this.#state('redis') : undefined,
    ]);
    const isReady = [database, storage, disk].every((part) => part === 'ok');
    return {
      status: this.#statusOf(isReady),
      database,
      storage,
      disk: disk === 'ok' ? 'ok' : 'full',
      provider,
      ...(redis && { redis }),
    };
  }

  #statusOf(isReady: boolean): Readiness['status'] {
    if (this.draining.hasBegun) return 'stopping';
    return isReady ? 'ok' : 'down';
  }

  async #providerState(): Promise<'ok' | 'down'> {
    const now = this.clock.now().getTime();
    if (Math.abs(now - this.#askedProviderAt) >= PROVIDER_KNOWN_FOR_MS) {
      this.#askedProviderAt = now;
      this.#provider = await this.#state('provider');
    }
    return this.#provider;
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
