import type { LoginBody, SignedIn } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Config } from '../../../infra/config/config.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OwnerMails, SecurityLog } from '../../security/index.ts';
import { Accounts, type AccountToSignIn } from '../domain/accounts.ts';
import { deviceName } from '../domain/device-name.ts';
import { KnownDevices } from './known-devices.ts';
import { Passwords } from './passwords.ts';
import { Sessions, type WhoSignsIn } from './sessions.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** Where somebody asks from: network address, browser, and its cookies. */
type Visitor = Pick<WhoSignsIn, 'address' | 'userAgent'> & { readonly cookies: string | undefined };

export interface Entry {
  readonly signedIn: SignedIn;
  /** A `Set-Cookie` by which the device is known from now on; null where it was known. */
  readonly deviceCookie: string | null;
}

/** Signing in with e-mail address and password. */
@Injectable()
export class LoginUseCase {
  constructor(
    private readonly accounts: Accounts,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly devices: KnownDevices,
    private readonly limits: AttemptLimits,
    private readonly config: Config,
  ) {}

  /** Throws INVALID_CREDENTIALS, the same for a wrong password and an unknown address. */
  async login(
    { email, password, remember }: LoginBody,
    { address, userAgent, cookies }: Visitor,
  ): Promise<Entry> {
    const account = await this.accounts.findByEmail(email);
    const device = account && this.devices.find(account.userId, cookies);
    await (device ? this.#countOnDevice(device) : this.#countAttempt(email, account, address));
    const isRight = await this.passwords.isRight(password, account?.passwordHash ?? null);
    if (!account || !isRight) {
      const userId = account?.userId ?? null;
      await this.log.record({ event: 'sign-in-failed', userId, by: null });
      return refuse('INVALID_CREDENTIALS');
    }
    const token = await this.transactions.run(async () => {
      await this.log.record({ event: 'signed-in', userId: account.userId });
      if (!device) {
        const named = { device: deviceName(userAgent) };
        await this.ownerMails.tell(account.userId, 'new-device', named);
      }
      return this.sessions.open({ ...account, address, userAgent, remember });
    });
    return {
      signedIn: { token, user: await this.accounts.describe(account.userId) },
      deviceCookie: device ? null : this.devices.cookieFor(account.userId),
    };
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
