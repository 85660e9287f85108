import { Injectable } from '@nestjs/common';
import { findRequestContext } from '../../../core/context/request-context.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** How much anybody may send to the board (APPLY-3). Throws TOO_MANY_REQUESTS. */
@Injectable()
export class ApplicantLimits {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  countResume(): Promise<void> {
    return this.#countNetwork('resumes', 2 * this.config.env.RATE_LIMIT_APPLICATIONS_PER_HOUR);
  }

  /** Also counts the address, which gets a mail each time. */
  async countApplication(email: string): Promise<void> {
    await this.#countNetwork('applications', this.config.env.RATE_LIMIT_APPLICATIONS_PER_HOUR);
    await this.limits.count({
      name: 'applications-address',
      who: email.toLowerCase(),
      most: this.config.env.RATE_LIMIT_APPLICATIONS_PER_ADDRESS,
      windowMs: DAY_MS,
    });
  }

  #countNetwork(name: string, most: number): Promise<void> {
    const who = networkOf(findRequestContext()?.address ?? '');
    return this.limits.count({ name, who, most, windowMs: HOUR_MS });
  }
}
