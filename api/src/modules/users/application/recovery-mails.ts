import { createHash, randomBytes } from 'node:crypto';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { requestLanguage } from '../../../core/context/request-context.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import type { Account } from '../domain/account.ts';
import { AccountRepository } from '../domain/ports/account.repository.ts';
import { RecoveryRepository } from '../domain/ports/recovery.repository.ts';
import { LinkMails } from './link-mails.ts';

const LINK_MINUTES = 30;
const MINUTE_MS = 60_000;
const TOKEN_BYTES = 32;

const recoveryAsked = outboxKind(
  'users.recoveryAsked',
  z.strictObject({ email: z.string(), language: z.enum(LANGUAGES) }),
);

/** Mails with the link that chooses a new password. */
@Injectable()
export class RecoveryMails implements OnModuleInit {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly links: RecoveryRepository,
    private readonly mails: LinkMails,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(recoveryAsked, async ({ email, language }, { recordId }) => {
      const account = await this.accounts.findByEmail(email);
      if (account) {
        await this.#sendLink(account, language, recordId);
      }
    });
  }

  /** Asks for the mail, in the running transaction. It leaves if the address is somebody's. */
  ask(email: string): Promise<void> {
    return this.outbox.add(recoveryAsked, { email, language: requestLanguage() });
  }

  /** The token is made here, so that it is nowhere but in the mail. */
  async #sendLink(
    { id, email, name }: Account,
    language: Language,
    recordId: string,
  ): Promise<void> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const now = this.clock.now().getTime();
    await this.links.add(recoveryDigest(token), id, new Date(now + LINK_MINUTES * MINUTE_MS));
    const t = mailTexts(language);
    await this.mails.send({
      to: email,
      language,
      subject: t('recovery.subject'),
      heading: t('hello', { name }),
      paragraphs: [t('recovery.asked'), t('recovery.link', { minutes: LINK_MINUTES })],
      link: { label: t('recovery.button'), page: '/recover-password', token },
      recordId,
    });
  }
}

/** What is kept of a link's token. */
export const recoveryDigest = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
