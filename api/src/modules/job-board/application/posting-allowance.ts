import {
  type AllowanceLimits,
  allowedFrom,
  isYoungAccount,
  mostAtOnce,
} from '@leafshift/domain/posting-allowance';
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

/** Why, and in how many seconds it works; never where it is too much at once. */
interface Limited {
  readonly text: TextCode;
  readonly retryAfter?: number;
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
    const limits = await this.#limitsOf(employerId, at);
    if (!limits) {
      return;
    }
    const limited = await this.#limited(employerId, postings, at, limits);
    if (limited) {
      refuse('POSTING_LIMIT', limited);
    }
    await this.forms.add(employerId, { at, postings });
  }

  /** Why so many postings would be refused now, or null; counts nothing. */
  async refusal(employerId: EmployerId, postings: number): Promise<PostingLimited | null> {
    const now = this.clock.now();
    const limits = await this.#limitsOf(employerId, now);
    const limited = limits && (await this.#limited(employerId, postings, now, limits));
    return limited && { code: 'POSTING_LIMIT', text: limited.text };
  }

  /** Null for who has no limit. */
  async #limitsOf(employerId: EmployerId, now: Date): Promise<AllowanceLimits | null> {
    const limits = this.config.postingLimits;
    const { createdAt } = await this.users.get(employerId);
    return limits && isYoungAccount(createdAt, now, limits) ? limits : null;
  }

  async #limited(
    employerId: EmployerId,
    postings: number,
    now: Date,
    limits: AllowanceLimits,
  ): Promise<Limited | null> {
    const most = mostAtOnce(limits);
    if (postings > most) {
      return { text: textCode('POSTING_LIMIT_AT_ONCE', { count: most }) };
    }
    const opens = allowedFrom(await this.forms.list(employerId), postings, now, limits);
    if (!opens) {
      return null;
    }
    const wait = opens.getTime() - now.getTime();
    return { text: waitText(wait), retryAfter: Math.ceil(wait / 1000) };
  }
}

/** In minutes, and from an hour and a half on in hours; rounded up, so that it works then. */
function waitText(ms: number): TextCode {
  const minutes = Math.ceil(ms / MINUTE_MS);
  return minutes <= LONGEST_IN_MINUTES
    ? textCode('POSTING_LIMIT_MINUTES', { count: minutes })
    : textCode('POSTING_LIMIT_HOURS', { count: Math.ceil(minutes / 60) });
}
