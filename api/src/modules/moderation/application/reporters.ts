import { createHmac, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { findRequestContext } from '../../../core/context/request-context.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';

const HOUR_MS = 3_600_000;

/** Who counts as one person where anybody may report. */
@Injectable()
export class Reporters {
  readonly #key: KeyObject;

  constructor(
    private readonly limits: AttemptLimits,
    private readonly config: Config,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('posting-reports');
  }

  /**
   * The account's id, or a keyed digest of a visitor's network: no address is kept. Throws
   * TOO_MANY_REQUESTS where the network has reported too much.
   */
  async count(caller: SignedInCaller | null): Promise<string> {
    const network = networkOf(findRequestContext()?.address ?? '');
    await this.limits.count({
      name: 'posting-reports',
      who: network,
      most: this.config.env.RATE_LIMIT_REPORTS_PER_HOUR,
      windowMs: HOUR_MS,
    });
    return caller?.userId ?? createHmac('sha256', this.#key).update(network).digest('base64url');
  }
}
