import type { PasswordChange } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import type { SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { AttemptLimits } from '../../../core/limits/attempt-limits.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { Passwords, Sessions } from '../../auth/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { Users } from './users.ts';

const WINDOW_MS = 15 * 60 * 1000;

/** What a user does with their own account: change the password, take the data, leave. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly registry: PersonalDataRegistry,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: AttemptLimits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** Every other session ends. Throws PASSWORD_WRONG or PASSWORD_TOO_COMMON. */
  async changePassword(
    { userId, sessionId }: SignedInCaller,
    { currentPassword, newPassword }: PasswordChange,
  ): Promise<void> {
    await this.#checkPassword(userId, currentPassword);
    const passwordHash = await this.passwords.choose(newPassword, 'newPassword');
    await this.transactions.run(async () => {
      await this.accounts.setPasswordHash(userId, passwordHash);
      await this.log.record({ event: 'password-changed', userId });
      await this.sessions.end(userId, { allExcept: sessionId });
    });
  }

  /** Everything that any module holds on the user, by section. */
  async export(userId: UserId): Promise<Readonly<Record<string, unknown>>> {
    return {
      exportedAt: this.clock.now().toISOString(),
      account: await this.users.describe(userId),
      ...(await this.registry.collect(userId)),
    };
  }

  /** Takes the person out everywhere and closes the account, together. Throws PASSWORD_WRONG. */
  async delete({ userId }: SignedInCaller, password: string): Promise<void> {
    await this.#checkPassword(userId, password);
    await this.transactions.run(async () => {
      const { email } = await this.users.get(userId);
      await this.registry.erase(userId);
      await this.outbox.forgetAddress(email);
      await this.accounts.close(userId, this.clock.now());
      await this.log.record({ event: 'account-closed', userId });
      await this.sessions.end(userId, 'all');
    });
  }

  async #checkPassword(userId: UserId, password: string): Promise<void> {
    await this.limits.count({
      name: 'own-password',
      who: userId,
      most: this.config.env.RATE_LIMIT_LOGINS_PER_ACCOUNT_AND_ADDRESS,
      windowMs: WINDOW_MS,
    });
    const passwordHash = await this.accounts.findPasswordHash(userId);
    if (!(await this.passwords.isRight(password, passwordHash))) {
      await this.log.record({ event: 'password-wrong', userId });
      refuse('PASSWORD_WRONG');
    }
  }
}
