import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { Clock } from '../../infra/clock/clock.ts';
import { Config } from '../../infra/config/config.ts';
import { Database } from '../../infra/mongo/database.ts';
import { isDuplicateKey } from '../../infra/mongo/mongo-errors.ts';
import { ApiError } from '../errors/api-error.ts';
import { type AttemptWindowDocument, attemptWindows } from './attempt-limit.schema.ts';

export interface AttemptLimit {
  /** What is limited, such as `login-address`. */
  readonly name: string;
  /** Who is limited: an address, an account. Stored as a digest only. */
  readonly who: string;
  readonly most: number;
  readonly windowMs: number;
}

/** Limits that all nodes count together, in fixed windows, for what is worth guessing at. */
@Injectable()
export class AttemptLimits {
  readonly #windows: Model<AttemptWindowDocument>;
  readonly #on: boolean;

  constructor(
    database: Database,
    config: Config,
    private readonly clock: Clock,
  ) {
    this.#windows = database.model(attemptWindows);
    this.#on = config.env.RATE_LIMITS;
  }

  /** Counts one attempt. Throws TOO_MANY_REQUESTS when it is past the limit. */
  async count(limit: AttemptLimit): Promise<void> {
    if (!this.#on) {
      return;
    }
    const now = this.clock.now().getTime();
    const window = Math.floor(now / limit.windowMs);
    const expiresAt = new Date((window + 1) * limit.windowMs);
    const used = await this.#increment(`${limit.name}:${digest(limit.who)}:${window}`, expiresAt);
    if (used > limit.most) {
      throw new ApiError('TOO_MANY_REQUESTS', {
        retryAfter: Math.ceil((expiresAt.getTime() - now) / 1000),
      });
    }
  }

  async #increment(_id: string, expiresAt: Date): Promise<number> {
    const once = async (): Promise<number> => {
      const window = await this.#windows
        .findOneAndUpdate(
          { _id },
          { $inc: { count: 1 }, $setOnInsert: { expiresAt } },
          { upsert: true, returnDocument: 'after' },
        )
        .lean();
      return window.count;
    };
    try {
      return await once();
    } catch (error) {
      // Two first attempts met; the window is there now.
      if (isDuplicateKey(error)) {
        return once();
      }
      throw error;
    }
  }
}

const digest = (who: string): string =>
  createHash('sha256').update(who).digest('base64url').slice(0, 22);
