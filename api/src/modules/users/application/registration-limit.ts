import { Injectable } from '@nestjs/common';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';

const HOUR_MS = 60 * 60 * 1000;

/** How often one network may hear whether an address has an account. */
@Injectable()
export class RegistrationLimit {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  /** Throws TOO_MANY_REQUESTS. */
  count(address: string): Promise<void> {
    return this.limits.count({
      name: 'registration-address',
      who: networkOf(address),
      most: this.config.env.RATE_LIMIT_REGISTRATIONS_PER_HOUR,
      windowMs: HOUR_MS,
    });
  }
}
