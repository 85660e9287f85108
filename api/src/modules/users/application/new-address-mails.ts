import { LANGUAGES } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { asId, type UserId } from '../../../core/ids.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { VerificationCodes } from '../../verification/index.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { CodeMails } from './code-mails.ts';

const newAddressGiven = outboxKind(
  'users.newAddressGiven',
  z.strictObject({ userId: z.string(), email: z.string(), language: z.enum(LANGUAGES) }),
);

/** Mails with the code to the address that an account is to have. */
@Injectable()
export class NewAddressMails implements OnModuleInit {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly codes: VerificationCodes,
    private readonly mails: CodeMails,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      newAddressGiven,
      async ({ userId, email: to, language }, { recordId }) => {
        const account = await this.accounts.find(asId<UserId>(userId));
        if (account) {
          const { id, name } = account;
          const sent = await this.codes.make(id, 'email-change', to);
          // No link: only who is signed in may change the address.
          await this.mails.send({ to, name, language, recordId, ...sent });
        }
      },
    );
  }

  /** Asks for the mail, in the running transaction. */
  ask(userId: UserId, email: string): Promise<void> {
    return this.outbox.add(newAddressGiven, { userId, email, language: requestLanguage() });
  }
}
