import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type RateLimiterAbstract,
  RateLimiterMongo,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import { Config } from '../../infra/config/config.ts';
import { Counts } from '../../infra/metrics/counts.ts';
import { Database } from '../../infra/mongo/database.ts';
import { Migrations } from '../../infra/mongo/migrations.ts';
import { Redis } from '../../infra/redis/redis.ts';
import { attemptCollection } from './attempts.schema.ts';
import { consume, OF_REDIS_PACKAGE } from './consume.ts';
import { dropAttemptWindows } from './drop-attempt-windows.migration.ts';

export interface AttemptLimit {
  /** What is limited, such as `login-address`. Always the same `most` and `windowMs` for a name. */
  readonly name: string;
  /** Who is limited: an address, an account. Stored as a digest only. */
  readonly who: string;
  readonly most: number;
  readonly windowMs: number;
}

/** What keys of attempts in Redis begin with. */
const IN_REDIS = 'leafshift:attempts';

/**
 * Limits that all nodes count together, for what is worth guessing at. A window opens with its first
 * attempt.
 */
@Injectable()
export class AttemptLimits {
  readonly #limiters = new Map<string, RateLimiterAbstract>();
  readonly #isOn: boolean;

  constructor(
    private readonly database: Database,
    private readonly redis: Redis,
    private readonly counts: Counts,
    config: Config,
    migrations: Migrations,
  ) {
    migrations.register(dropAttemptWindows);
    this.#isOn = config.env.RATE_LIMITS;
  }

  /** Counts one attempt. Throws TOO_MANY_REQUESTS when it is past the limit. */
  async count(limit: AttemptLimit): Promise<void> {
    if (this.#isOn) {
      const pastIt = () => this.counts.limited(limit.name);
      await consume(this.#limiter(limit), digest(limit.who), pastIt);
    }
  }

  /**
   * Ends all windows so many milliseconds earlier, because a developer moved the clock; the limiter
   * itself asks the system's.
   */
  async timePassed(milliseconds: number): Promise<void> {
    await this.redis.endEarlier(`${IN_REDIS}:*`, milliseconds);
    await this.database.native
      .collection(attemptCollection.name)
      .updateMany({}, [{ $set: { expire: { $subtract: ['$expire', milliseconds] } } }]);
  }

  #limiter(limit: AttemptLimit): RateLimiterAbstract {
    const limiter = this.#limiters.get(limit.name) ?? this.#newLimiter(limit);
    this.#limiters.set(limit.name, limiter);
    return limiter;
  }

  /** Counts in Redis where there is one; while that cannot be reached, and without it, in the database. */
  #newLimiter({ name, most, windowMs }: AttemptLimit): RateLimiterAbstract {
    const window = { points: most, duration: windowMs / 1000 };
    const inDatabase = new RateLimiterMongo({
      ...window,
      storeClient: this.database.native,
      tableName: attemptCollection.name,
      // Migrations make the collection and its indexes, nothing else does.
      disableIndexesCreation: true,
      keyPrefix: name,
    });
    const { commands } = this.redis;
    return commands
      ? new RateLimiterRedis({
          ...window,
          ...OF_REDIS_PACKAGE,
          storeClient: commands,
          keyPrefix: `${IN_REDIS}:${name}`,
          insuranceLimiter: inDatabase,
        })
      : inDatabase;
  }
}

const digest = (who: string): string =>
  createHash('sha256').update(who).digest('base64url').slice(0, 22);
