import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Sessions } from '../../auth/index.ts';
import { SecurityLog } from '../../security/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { EmailUndoRepository } from '../domain/ports/email-undo.repository.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';
import { undoDigest } from './left-address-mails.ts';
import { RecoveryMails } from './recovery-mails.ts';
import { Users } from './users.ts';

/**
 * The owner of an address puts it back after somebody else has changed it. Whoever changed it may know
 * the password, so that it ends as well.
 */
@Injectable()
export class UndoEmailChangeUseCase {
  constructor(
    private readonly undos: EmailUndoRepository,
    private readonly accounts: AccountRepository,
    private readonly users: Users,
    private readonly recoveries: RecoveryRepository,
    private readonly recoveryMails: RecoveryMails,
    private readonly sessions: Sessions,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends all sessions and mails a link to choose another password. Throws UNDO_LINK_INVALID, or
   * EMAIL_IN_USE where somebody else has the address now.
   */
  async execute(token: string): Promise<void> {
    await this.transactions.run(async () => {
      const now = this.clock.now();
      const undo = (await this.undos.use(undoDigest(token), now)) ?? refuse('UNDO_LINK_INVALID');
      const { userId, oldEmail } = undo;
      await this.users.setEmail(userId, oldEmail, now);
      await this.accounts.setPasswordHash(userId, '');
      await this.recoveries.removeOf(userId);
      await this.log.record({ event: 'email-restored', userId });
      await this.sessions.end(userId, 'all');
      await this.recoveryMails.ask(oldEmail);
    });
  }
}
