import type { PasswordReset } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { networkOf } from '../../../core/limits/network.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Passwords, Sessions } from '../../auth/index.ts';
import { OwnerMails, SecurityLog } from '../../security/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';
import { RecoveryMails, recoveryDigest } from './recovery-mails.ts';
import { Users } from './users.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Forgotten passwords: a single-use link by mail, good for 30 minutes (ACCOUNT-49). */
@Injectable()
export class PasswordRecovery {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: RecoveryRepository,
    private readonly users: Users,
    private readonly mails: RecoveryMails,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** The same work and answer whether the address exists or not. */
  async ask(email: string, address: string): Promise<void> {
    const { env } = this.config;
    await this.limits.count({
      name: 'recovery-address',
      who: networkOf(address),
      most: env.RATE_LIMIT_RECOVERIES_PER_ADDRESS,
      windowMs: HOUR_MS,
    });
    await this.limits.count({
      name: 'recovery-account',
      who: email.toLowerCase(),
      most: env.RATE_LIMIT_RECOVERIES_PER_HOUR,
      windowMs: HOUR_MS,
    });
    await this.transactions.run(() => this.mails.ask(email));
  }

  /** In the running transaction: lets the owner of an account that was made for them choose a password. */
  invite(email: string): Promise<void> {
    return this.mails.ask(email);
  }

  /**
   * Sets the new password and ends every session. Throws RESET_TOKEN_INVALID, PASSWORD_TOO_COMMON or
   * PASSWORD_LEAKED.
   */
  async reset({ token, password }: PasswordReset): Promise<void> {
    // Before the password is hashed, which costs far more than to look.
    if (!(await this.links.isGood(recoveryDigest(token), this.clock.now()))) {
      refuse('RESET_TOKEN_INVALID');
    }
    const passwordHash = await this.passwords.choose(password, 'password');
    await this.transactions.run(async () => {
      const userId =
        (await this.links.use(recoveryDigest(token), this.clock.now())) ??
        refuse('RESET_TOKEN_INVALID');
      await this.accounts.setPasswordHash(userId, passwordHash);
      // The link came by mail, so the address is theirs.
      await this.users.setEmailVerified(userId, this.clock.now());
      await this.log.record({ event: 'password-reset', userId });
      await this.ownerMails.tell(userId, 'password-reset');
      await this.sessions.end(userId, 'all');
    });
  }
}
