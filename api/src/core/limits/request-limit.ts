import { Injectable } from '@nestjs/common';
import { Clock } from '../../infra/clock/clock.ts';
import { Config } from '../../infra/config/config.ts';
import { ApiError } from '../errors/api-error.ts';

const WINDOW_MS = 60_000;

/** The general limit of requests a minute and address, counted in this process. */
@Injectable()
export class RequestLimit {
  readonly #most: number;
  #counts = new Map<string, number>();
  #windowEnds = 0;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    this.#most = config.env.RATE_LIMITS
      ? config.env.RATE_LIMIT_REQUESTS_PER_MINUTE
      : Number.POSITIVE_INFINITY;
  }

  /** Counts one request. Throws TOO_MANY_REQUESTS past the limit. */
  count(address: string): void {
    if (this.#most === Number.POSITIVE_INFINITY) {
      return;
    }
    const now = this.clock.now().getTime();
    if (now >= this.#windowEnds) {
      this.#counts = new Map();
      this.#windowEnds = now + WINDOW_MS;
    }
    const count = (this.#counts.get(address) ?? 0) + 1;
    this.#counts.set(address, count);
    if (count > this.#most) {
      throw new ApiError('TOO_MANY_REQUESTS', {
        retryAfter: Math.ceil((this.#windowEnds - now) / 1000),
      });
    }
  }
}
