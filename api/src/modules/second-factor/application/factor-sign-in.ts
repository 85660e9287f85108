import type { CallParsed } from '@leafshift/contracts/core';
import type {
  answerSecondFactor,
  PasskeyAnswer,
  PasskeyRequest,
  passkeySignIn,
} from '@leafshift/contracts/second-factor';
import type { SignedIn } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';
import { Accounts, Entrance, type Visitor } from '../../auth/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { Challenges } from './challenges.ts';
import { FactorAttempts } from './factor-attempts.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';
import { TotpFactors } from './totp-factors.ts';

type FactorAnswer = CallParsed<typeof answerSecondFactor>['body'];
type PasskeySignIn = CallParsed<typeof passkeySignIn>['body'];

const WINDOW_MS = 15 * 60 * 1000;

/** Signing in with a second factor after the password, or with a passkey and nothing else. */
@Injectable()
export class FactorSignIn {
  constructor(
    private readonly accounts: Accounts,
    private readonly challenges: Challenges,
    private readonly attempts: FactorAttempts,
    private readonly totp: TotpFactors,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
    private readonly entrance: Entrance,
    private readonly limits: AttemptLimits,
    private readonly log: SecurityLog,
    private readonly config: Config,
  ) {}

  /** Throws SIGN_IN_EXPIRED, SECOND_FACTOR_WRONG or TOO_MANY_REQUESTS. */
  async answer(answer: FactorAnswer, visitor: Visitor): Promise<SignedIn> {
    const { challenge, remember } = answer;
    const given = await this.challenges.attempt(challenge, 'sign-in');
    if (!given?.userId) {
      return refuse('SIGN_IN_EXPIRED');
    }
    await this.attempts.count(given.userId, visitor);
    const { kind, isRight } = await this.#check(given.userId, answer);
    if (!isRight) {
      const details = { kind };
      await this.log.record({
        event: 'second-factor-failed',
        userId: given.userId,
        by: null,
        details,
      });
      return refuse('SECOND_FACTOR_WRONG');
    }
    return this.#enter(challenge, given.userId, visitor, { remember, kind });
  }

  /** A challenge that any passkey of this portal may answer. */
  async beginPasskey(address: string): Promise<PasskeyRequest> {
    await this.limits.count({
      name: 'passkey-address',
      who: networkOf(address),
      most: this.config.env.RATE_LIMIT_LOGINS_PER_ADDRESS,
      windowMs: WINDOW_MS,
    });
    return this.passkeys.request(await this.challenges.give('passkey-sign-in', null), []);
  }

  /** Throws SIGN_IN_EXPIRED or PASSKEY_UNKNOWN. */
  async withPasskey(
    { challenge, passkey, remember }: PasskeySignIn,
    visitor: Visitor,
  ): Promise<SignedIn> {
    if (!(await this.challenges.attempt(challenge, 'passkey-sign-in'))) {
      return refuse('SIGN_IN_EXPIRED');
    }
    const userId = await this.passkeys.use(challenge, passkey);
    if (userId === null) {
      await this.log.record({ event: 'second-factor-failed', userId: null, by: null });
      return refuse('PASSKEY_UNKNOWN');
    }
    return this.#enter(challenge, userId, visitor, { remember, kind: 'passkey' });
  }

  async #check(userId: UserId, answer: FactorAnswer) {
    if ('code' in answer) {
      return { kind: 'totp', isRight: await this.totp.use(userId, answer.code) };
    }
    if ('recoveryCode' in answer) {
      return { kind: 'recovery-code', isRight: await this.codes.use(userId, answer.recoveryCode) };
    }
    return {
      kind: 'passkey',
      isRight: await this.#isOwnPasskey(userId, answer.challenge, answer.passkey),
    };
  }

  async #isOwnPasskey(userId: UserId, challenge: string, passkey: PasskeyAnswer): Promise<boolean> {
    const own = await this.passkeys.listOf(userId);
    return (
      own.some(({ credentialId }) => credentialId === passkey.id) &&
      (await this.passkeys.use(challenge, passkey)) === userId
    );
  }

  /** A challenge lets in once, whatever is sent side by side. */
  async #enter(
    challenge: string,
    userId: UserId,
    visitor: Visitor,
    { remember, kind }: { readonly remember: boolean | undefined; readonly kind: string },
  ): Promise<SignedIn> {
    if (!(await this.challenges.end(challenge))) {
      refuse('SIGN_IN_EXPIRED');
    }
    const { _id, usertype } = await this.accounts.describe(userId);
    return this.entrance.open({ userId: asId(_id), usertype }, visitor, { remember, kind });
  }
}
