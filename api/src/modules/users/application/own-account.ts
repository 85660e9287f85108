import type { ClosingTerms, PasswordChange } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { personOf, type SignedInCaller } from '../../../core/caller/caller.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { asSeen } from '../../../core/members/hidden-amounts.ts';
import { PersonalDataRegistry } from '../../../core/personal-data/personal-data.registry.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { Passwords, Sessions, StepUps } from '../../auth/index.ts';
import { OwnerMails, SecurityLog } from '../../security/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { EmailUndoRepository } from '../domain/ports/email-undo.repository.ts';
import { Users } from './users.ts';

/** What a user does with their own account: change the password, take the data, leave. */
@Injectable()
export class OwnAccount {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly undos: EmailUndoRepository,
    private readonly users: Users,
    private readonly passwords: Passwords,
    private readonly sessions: Sessions,
    private readonly stepUps: StepUps,
    private readonly registry: PersonalDataRegistry,
    private readonly log: SecurityLog,
    private readonly ownerMails: OwnerMails,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Every other session ends. Without the current password the session was confirmed before. Throws
   * PASSWORD_WRONG, PASSWORD_TOO_COMMON or PASSWORD_LEAKED.
   */
  async changePassword(
    caller: SignedInCaller,
    { currentPassword, newPassword }: PasswordChange,
  ): Promise<void> {
    const { userId, sessionId } = caller;
    if (currentPassword !== undefined) {
      await this.stepUps.checkPassword(caller, currentPassword);
    }
    const passwordHash = await this.passwords.choose(newPassword, 'newPassword');
    await this.transactions.run(async () => {
      await this.accounts.setPasswordHash(userId, passwordHash);
      await this.log.record({ event: 'password-changed', userId });
      await this.ownerMails.tell(userId, 'password-changed');
      await this.sessions.end(userId, { allExcept: sessionId });
    });
  }

  /** Everything that any module holds on the account, by section; `owner` gets of it what is theirs to have. */
  async export(userId: UserId, owner?: SignedInCaller): Promise<Readonly<Record<string, unknown>>> {
    return {
      exportedAt: this.clock.now().toISOString(),
      account: asSeen(await this.users.describe(userId)),
      ...(await (owner ? this.registry.collectOwn(owner) : this.registry.collect(userId))),
    };
  }

  /** What closing the account would bring now. */
  closingTerms(userId: UserId): Promise<ClosingTerms> {
    return this.registry.closingTerms(userId);
  }

  /**
   * Takes the person out everywhere and closes the account, together. Without the password the session
   * was confirmed before. Throws PASSWORD_WRONG.
   */
  async delete(caller: SignedInCaller, password: string | undefined): Promise<void> {
    const by = personOf(caller);
    if (password !== undefined) {
      await this.stepUps.checkPassword({ userId: by, sessionId: caller.sessionId }, password);
    }
    await this.close(caller.userId, by);
  }

  /** The same without asking who it is; `by` closes it on the owner's behalf. Throws NOT_FOUND or what keeps it open. */
  async close(userId: UserId, by: UserId = userId): Promise<void> {
    await this.transactions.run(async () => {
      const { blockers } = await this.closingTerms(userId);
      for (const { code } of blockers) {
        refuse(code);
      }
      const { email } = await this.users.get(userId);
      // While the account still says where its owner is written to.
      await this.ownerMails.tellThoseWhoMay('closing', userId, 'account-closing');
      await this.registry.erase(userId);
      await this.undos.removeOf(userId);
      await this.outbox.forgetAddress(email);
      await this.accounts.close(userId, this.clock.now());
      await this.log.record({ event: 'account-closed', userId, by });
      await this.sessions.end(userId, 'all');
    });
  }
}
