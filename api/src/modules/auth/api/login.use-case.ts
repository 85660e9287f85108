import type { LoginBody, SignedIn } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { Config } from '../../../infra/config/config.ts';
import { Accounts, type AccountToSignIn } from '../domain/accounts.ts';
import { Passwords } from './passwords.ts';
import { Sessions } from './sessions.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** Signing in with e-mail address and password. */
@Injectable()
export class LoginUseCase {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  /** Throws INVALID_CREDENTIALS, the same for a wrong password and an unknown address. */
  async login({ email, password }: LoginBody, address: string): Promise<SignedIn> {
    const account = await this.accounts.findByEmail(email);
    await this.#countAttempt(email, account, address);
    const isRight = await this.passwords.isRight(password, account?.passwordHash ?? null);
    if (!account || !isRight) {
      return refuse('INVALID_CREDENTIALS');
    }
    const token = await this.sessions.open({ ...account, address });
    return { token, user: await this.accounts.describe(account.userId) };
  }

  /**
   * Many attempts on one account from many addresses close it to new addresses only: its owner, at an
   * address that they signed in from before, still gets in.
   */
  async #countAttempt(
    email: string,
    account: AccountToSignIn | null,
    address: string,
  ): Promise<void> {
    const { env } = this.config;
    const who = email.toLowerCase();
    await this.limits.count({
      name: 'login-address',
      who: address,
      most: env.RATE_LIMIT_LOGINS_PER_ADDRESS,
      windowMs: WINDOW_MS,
    });
    await this.limits.count({
      name: 'login-account-address',
      who: `${who} ${address}`,
      most: env.RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS,
      windowMs: WINDOW_MS,
    });
    const isOwnersPlace = account && (await this.sessions.knowsAddress(account.userId, address));
    if (!isOwnersPlace) {
      await this.limits.count({
        name: 'login-account',
        who,
        most: env.RATE_LIMIT_LOGINS_PER_ACCOUNT,
        windowMs: WINDOW_MS,
      });
    }
  }
}
