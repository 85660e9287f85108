import { allowedFrom, isYoungAccount } from '@leafshift/domain/posting-allowance';
import { textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Users } from '../../users/index.ts';
import { SentForms } from '../domain/sent-forms.ts';

const MINUTE_MS = 60_000;
const LONGEST_IN_MINUTES = 90;

/** How much a business may post while its account is young. */
@Injectable()
export class PostingAllowance {
  constructor(
    private readonly users: Users,
    private readonly forms: SentForms,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /**
   * Counts a form that makes so many postings, in the transaction that makes them. Forms of one business
   * that are sent at once wait for each other's transaction there. Throws POSTING_LIMIT.
   */
  async use(employerId: EmployerId, postings: number): Promise<void> {
    const limits = this.config.postingLimits;
    const now = this.clock.now();
    const { createdAt } = await this.users.get(employerId);
    if (!limits || !isYoungAccount(createdAt, now, limits)) {
      return;
    }
    const opens = allowedFrom(await this.forms.list(employerId), postings, now, limits);
    if (opens) {
      const ms = opens.getTime() - now.getTime();
      refuse('POSTING_LIMIT', { text: waitText(ms), retryAfter: Math.ceil(ms / 1000) });
    }
    await this.forms.add(employerId, { at: now, postings });
  }
}

/** In minutes, and from an hour and a half on in hours; rounded up, so that it works then. */
function waitText(ms: number): string {
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes <= LONGEST_IN_MINUTES
    ? textCode('POSTING_LIMIT_MINUTES', { count: minutes })
    : textCode('POSTING_LIMIT_HOURS', { count: Math.ceil(minutes / 60) });
}
