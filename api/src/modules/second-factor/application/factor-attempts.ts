import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';
import { KnownDevices, Sessions, type Visitor } from '../../auth/index.ts';

const WINDOW_MS = 15 * 60 * 1000;

/**
 * Counts attempts at an account's second factor: by device where the owner signed in on it before, by
 * network where they did so from there, and for all strangers together.
 */
@Injectable()
export class FactorAttempts {
  constructor(
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  /** Throws TOO_MANY_REQUESTS. */
  async count(userId: UserId, { address, cookies }: Visitor): Promise<void> {
    const device = this.devices.find(userId, cookies);
    if (device) {
      return this.#count('second-factor-device', device);
    }
    const isKnown = await this.sessions.knowsAddress(userId, address);
    return isKnown
      ? this.#count('second-factor-network', `${userId} ${networkOf(address)}`)
      : this.#count('second-factor-account', userId);
  }

  #count(name: string, who: string): Promise<void> {
    const most = this.config.env.RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS;
    return this.limits.count({ name, who, most, windowMs: WINDOW_MS });
  }
}
