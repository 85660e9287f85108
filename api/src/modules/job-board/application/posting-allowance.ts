import { allowedFrom, isYoungAccount } from '@leafshift/domain/posting-allowance';
import { type TextCode, textCode } from '@leafshift/domain/text-code';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { EmployerId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Users } from '../../users/index.ts';
import { SentForms } from '../domain/sent-forms.ts';

const MINUTE_MS = 60_000;
const LONGEST_IN_MINUTES = 90;

/** That a young account has to wait. */
interface PostingLimited {
  readonly code: 'POSTING_LIMIT';
  readonly text: TextCode;
}

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
    const at = this.clock.now();
    const wait = await this.#waitMs(employerId, postings, at);
    if (wait === null) {
      return;
    }
    if (wait > 0) {
      refuse('POSTING_LIMIT', { text: waitText(wait), retryAfter: Math.ceil(wait / 1000) });
    }
    await this.forms.add(employerId, { at, postings });
  }

  /** Why so many postings would be refused now, or null; counts nothing. */
  async refusal(employerId: EmployerId, postings: number): Promise<PostingLimited | null> {
    const wait = await this.#waitMs(employerId, postings, this.clock.now());
    return wait !== null && wait > 0 ? { code: 'POSTING_LIMIT', text: waitText(wait) } : null;
  }

  /** How long until so many may be posted; null for who has no limit. */
  async #waitMs(employerId: EmployerId, postings: number, now: Date): Promise<number | null> {
    const limits = this.config.postingLimits;
    const { createdAt } = await this.users.get(employerId);
    if (!limits || !isYoungAccount(createdAt, now, limits)) {
      return null;
    }
    const opens = allowedFrom(await this.forms.list(employerId), postings, now, limits);
    return opens ? opens.getTime() - now.getTime() : 0;
  }
}

/** In minutes, and from an hour and a half on in hours; rounded up, so that it works then. */
function waitText(ms: number): TextCode {
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes <= LONGEST_IN_MINUTES
    ? textCode('POSTING_LIMIT_MINUTES', { count: minutes })
    : textCode('POSTING_LIMIT_HOURS', { count: Math.ceil(minutes / 60) });
}
