import type { User } from '@leafshift/contracts/users';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { refuse } from '../../../core/errors/api-error.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { Transactions } from '../../../infra/mongo/transactions.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { SecurityLog, WelcomeMails } from '../../security/index.ts';
import { type VerificationCode, VerificationCodes } from '../../verification/index.ts';
import { type Account, emailKey } from '../domain/account.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { CodeMails } from './code-mails.ts';
import { Users } from './users.ts';

const verificationAsked = outboxKind(
  'users.verificationAsked',
  z.strictObject({ userId: z.string(), language: z.enum(LANGUAGES) }),
);

/** That an account's address is its owner's: a code, or a link, in a mail to it. */
@Injectable()
export class EmailVerification implements OnModuleInit {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly users: Users,
    private readonly codes: VerificationCodes,
    private readonly mails: CodeMails,
    private readonly welcome: WelcomeMails,
    private readonly log: SecurityLog,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(verificationAsked, async ({ userId, language }, { recordId }) => {
      const account = await this.accounts.find(asId<UserId>(userId));
      if (account && !account.emailVerifiedAt) {
        await this.#send(account, language, recordId);
      }
    });
  }

  /** Asks for the mail, in the running transaction. */
  ask(userId: UserId): Promise<void> {
    return this.outbox.add(verificationAsked, { userId, language: requestLanguage() });
  }

  /** Another mail; none where the address is verified. Throws TOO_MANY_REQUESTS. */
  async resend(userId: UserId, address: string): Promise<void> {
    await this.codes.countRequest(userId, 'email', address);
    await this.transactions.run(() => this.ask(userId));
  }

  /** Throws CODE_INVALID, CODE_EXPIRED or TOO_MANY_REQUESTS; not where it is verified already. */
  async verify(userId: UserId, typed: string): Promise<User> {
    const { emailVerifiedAt } = await this.users.get(userId);
    if (!emailVerifiedAt) {
      await this.#accept(await this.codes.check(userId, 'email', typed));
    }
    return this.users.describe(userId);
  }

  /** The same by the link of the mail, wherever it is opened. */
  async verifyByLink(token: string): Promise<void> {
    await this.#accept(await this.codes.behindLink(token, 'email'));
  }

  async #accept(code: VerificationCode): Promise<void> {
    await this.transactions.run(async () => {
      await this.codes.use(code);
      const account = await this.users.get(code.userId);
      const { id, email } = account;
      // The code went to the address that the account had then.
      if (emailKey(email) !== emailKey(code.target)) {
        refuse('CODE_INVALID');
      }
      await this.users.setEmailVerified(id, this.clock.now());
      await this.log.record({ event: 'email-verified', userId: id });
      if (!account.emailVerifiedAt) {
        await this.welcome.send(id, account.usertype);
      }
    });
  }

  async #send({ id, email, name }: Account, language: Language, recordId: string): Promise<void> {
    const sent = await this.codes.make(id, 'email', email);
    await this.mails.send({ to: email, name, language, recordId, page: '/verify-email', ...sent });
  }
}
