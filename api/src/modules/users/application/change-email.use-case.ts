import type { User } from '@leafshift/contracts/users';
import { Injectable } from '@nestjs/common';
import { refuse } from '../../../core/errors/api-error.ts';
import type { UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { OwnerMails, SecurityLog } from '../../security/index.ts';
import { VerificationCodes } from '../../verification/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';
import { LeftAddressMails } from './left-address-mails.ts';
import { NewAddressMails } from './new-address-mails.ts';
import { RegistrationLimit } from './registration-limit.ts';
import { Users } from './users.ts';

/** Another e-mail address: it counts once a code that was sent to it has come back. */
@Injectable()
export class ChangeEmailUseCase {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: Users,
    private readonly codes: VerificationCodes,
    private readonly newAddress: NewAddressMails,
    private readonly leftAddress: LeftAddressMails,
    private readonly recoveries: RecoveryRepository,
    private readonly ownerMails: OwnerMails,
    private readonly log: SecurityLog,
    private readonly limit: RegistrationLimit,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Sends a code to the new address. Throws EMAIL_IN_USE or TOO_MANY_REQUESTS, as registering does. */
  async ask(userId: UserId, email: string, address: string): Promise<void> {
    await this.limit.count(address);
    await this.codes.countRequest(userId, 'email-change', address);
    if (await this.accounts.findByEmail(email)) {
      refuse('EMAIL_IN_USE');
    }
    await this.transactions.run(() => this.newAddress.ask(userId, email));
  }

  /** Throws CODE_INVALID, CODE_EXPIRED, TOO_MANY_REQUESTS or EMAIL_IN_USE. */
  async confirm(userId: UserId, typed: string): Promise<User> {
    const code = await this.codes.check(userId, 'email-change', typed);
    return this.transactions.run(async () => {
      await this.codes.use(code);
      const before = await this.users.get(userId);
      const after = await this.users.setEmail(userId, code.target, this.clock.now());
      // A link that lies in the old mailbox must not choose the password any more.
      await this.recoveries.removeOf(userId);
      await this.log.record({ event: 'email-changed', userId });
      await this.ownerMails.tell(userId, 'email-changed', { email: after.email });
      await this.leftAddress.ask(before, after.email);
      return this.users.answer(after);
    });
  }
}
