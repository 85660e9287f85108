import type { LoginBody, SignedIn } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';
import { SecurityLog } from '../../security/index.ts';
import { Accounts, type AccountToSignIn } from '../domain/accounts.ts';
import { SecondFactors } from '../domain/second-factors.ts';
import { Entrance, type Visitor } from './entrance.ts';
import { KnownDevices } from './known-devices.ts';
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
    private readonly log: SecurityLog,
    private readonly devices: KnownDevices,
    private readonly secondFactors: SecondFactors,
    private readonly entrance: Entrance,
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  /**
   * Throws INVALID_CREDENTIALS, the same for a wrong password and an unknown address, and
   * SECOND_FACTOR_REQUIRED after the right one where the account has a second factor.
   */
  async login({ email, password, remember }: LoginBody, visitor: Visitor): Promise<SignedIn> {
    const { address, cookies } = visitor;
    const account = await this.accounts.findByEmail(email);
    const device = account && this.devices.find(account.userId, cookies);
    await (device ? this.#countOnDevice(device) : this.#countAttempt(email, account, address));
    const isRight = await this.passwords.isRight(password, account?.passwordHash ?? null);
    if (!account || !isRight) {
      const userId = account?.userId ?? null;
      await this.log.record({ event: 'sign-in-failed', userId, by: null });
      return refuse('INVALID_CREDENTIALS');
    }
    const secondFactor = await this.secondFactors.demand(account.userId);
    if (secondFactor) {
      return refuse('SECOND_FACTOR_REQUIRED', { secondFactor });
    }
    return this.entrance.open(account, visitor, { remember });
  }

  /** Whatever strangers do meanwhile, here only what comes from this device counts. */
  #countOnDevice(device: string): Promise<void> {
    return this.limits.count({
      name: 'login-device',
      who: device,
      most: this.config.env.RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS,
      windowMs: WINDOW_MS,
    });
  }

  /**
   * Many attempts on one account from many networks close it to new networks only: its owner, in a
   * network that they signed in from and are still remembered by, still gets in.
   */
  async #countAttempt(
    email: string,
    account: AccountToSignIn | null,
    address: string,
  ): Promise<void> {
    const { env } = this.config;
    const who = email.toLowerCase();
    const network = networkOf(address);
    await this.limits.count({
      name: 'login-address',
      who: network,
      most: env.RATE_LIMIT_LOGINS_PER_ADDRESS,
      windowMs: WINDOW_MS,
    });
    await this.limits.count({
      name: 'login-account-address',
      who: `${who} ${network}`,
      most: env.RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS,
      windowMs: WINDOW_MS,
    });
    const isKnownAddress = account && (await this.sessions.knowsAddress(account.userId, address));
    if (!isKnownAddress) {
      await this.limits.count({
        name: 'login-account',
        who,
        most: env.RATE_LIMIT_LOGINS_PER_ACCOUNT,
        windowMs: WINDOW_MS,
      });
    }
  }
}
