import { createHmac, type KeyObject, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';
import { VerificationCodeRepository } from '../domain/verification-code.repository.ts';
import type { VerificationCode, VerificationPurpose } from '../domain/verification-code.ts';

/** For how long a code is good. */
export const CODE_MINUTES = 10;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const MOST_TRIES = 5;
const DIGITS = 6;
const TOKEN_BYTES = 32;

/** A code that was sent to a person, and the token of the link beside it. */
export interface SentCode {
  readonly code: string;
  readonly token: string;
}

/**
 * Six-digit codes that show that an address or a number is the owner's: good once, for ten minutes
 * and five tries, one for a user and purpose. Tries are counted over all codes of a day, too.
 */
@Injectable()
export class VerificationCodes {
  readonly #key: KeyObject;

  constructor(
    private readonly codes: VerificationCodeRepository,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('verification-code');
  }

  /** Counts one more message to the account, asked for from there. Throws TOO_MANY_REQUESTS. */
  async countRequest(userId: UserId, purpose: VerificationPurpose, address: string): Promise<void> {
    const { env } = this.config;
    await this.limits.count({
      name: 'code-address',
      who: networkOf(address),
      most: env.RATE_LIMIT_CODES_PER_ADDRESS,
      windowMs: HOUR_MS,
    });
    await this.limits.count({
      name: 'code-account',
      who: `${purpose} ${userId}`,
      most: env.RATE_LIMIT_CODES_PER_HOUR,
      windowMs: HOUR_MS,
    });
  }

  /** Makes a code, which ends the one before it. Only the message that tells it may hold it. */
  async make(userId: UserId, purpose: VerificationPurpose, target: string): Promise<SentCode> {
    const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.codes.put({
      userId,
      purpose,
      target,
      codeDigest: this.#digest(`${purpose} ${userId} ${target} ${code}`),
      tokenDigest: this.#digest(token),
      expiresAt: new Date(this.clock.now().getTime() + CODE_MINUTES * MINUTE_MS),
    });
    return { code, token };
  }

  /** Looks at a code that the user typed. Throws CODE_INVALID, CODE_EXPIRED or TOO_MANY_REQUESTS. */
  async check(
    userId: UserId,
    purpose: VerificationPurpose,
    typed: string,
  ): Promise<VerificationCode> {
    await this.limits.count({
      name: 'code-tries',
      who: `${purpose} ${userId}`,
      most: this.config.env.RATE_LIMIT_CODE_TRIES_PER_DAY,
      windowMs: DAY_MS,
    });
    // Counted before the transaction in which it is used, so that a wrong one is counted as well.
    const code = (await this.codes.countTry(userId, purpose)) ?? refuse('CODE_INVALID');
    if (code.tries > MOST_TRIES || code.expiresAt <= this.clock.now()) {
      refuse('CODE_EXPIRED');
    }
    const digest = this.#digest(`${purpose} ${userId} ${code.target} ${typed}`);
    if (!timingSafeEqual(Buffer.from(digest), Buffer.from(code.codeDigest))) {
      refuse('CODE_INVALID');
    }
    return code;
  }

  /** The code behind a link. Throws CODE_INVALID or CODE_EXPIRED. */
  async behindLink(token: string, purpose: VerificationPurpose): Promise<VerificationCode> {
    const code = await this.codes.findByToken(this.#digest(token));
    if (code?.purpose !== purpose) {
      return refuse('CODE_INVALID');
    }
    return code.expiresAt > this.clock.now() ? code : refuse('CODE_EXPIRED');
  }

  /** Uses a code up, in the running transaction. Throws CODE_INVALID where somebody was first. */
  async use(code: VerificationCode): Promise<void> {
    if (!(await this.codes.remove(code))) {
      refuse('CODE_INVALID');
    }
  }

  #digest(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
