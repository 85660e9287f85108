import { createHash, randomBytes } from 'node:crypto';
import { LANGUAGES } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { asId, type UserId } from '../../../core/ids.ts';
import { Clock } from '../../../infra/clock/clock.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { UserPreferences } from '../../preferences/index.ts';
import { OwnerMails } from '../../security/index.ts';
import type { Account } from '../domain/account.ts';
import { EmailUndoRepository } from '../domain/ports/email-undo.repository.ts';
import { LinkMails } from './link-mails.ts';

const UNDO_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

const AddressLeft = z.strictObject({
  userId: z.string(),
  name: z.string(),
  oldEmail: z.string(),
  newEmail: z.string(),
  wasVerified: z.boolean(),
  changedAt: z.iso.datetime(),
  language: z.enum(LANGUAGES),
});
type AddressLeft = z.infer<typeof AddressLeft>;

const addressLeft = outboxKind('users.addressLeft', AddressLeft);

/** Mails to the address that an account had, with a link that puts it back: once, within a week. */
@Injectable()
export class LeftAddressMails implements OnModuleInit {
  constructor(
    private readonly undos: EmailUndoRepository,
    private readonly preferences: UserPreferences,
    private readonly ownerMails: OwnerMails,
    private readonly mails: LinkMails,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(addressLeft, (left, { recordId }) => this.#send(left, recordId));
  }

  /** Asks for the mail, in the running transaction. */
  async ask(before: Account, newEmail: string): Promise<void> {
    const { id: userId, name, email: oldEmail } = before;
    const { language } = await this.preferences.of(userId);
    await this.outbox.add(addressLeft, {
      userId,
      name,
      oldEmail,
      newEmail,
      wasVerified: before.emailVerifiedAt !== null,
      changedAt: this.clock.now().toISOString(),
      language,
    });
  }

  /** An address that nobody had verified may be a stranger's, who gets no way to the account. */
  async #send(left: AddressLeft, recordId: string): Promise<void> {
    const { name, oldEmail: to, newEmail: email, language } = left;
    const words = this.ownerMails.words('email-changed', { name, language, email });
    const mail = { ...words, to, language, recordId };
    if (!left.wasVerified) {
      return this.mails.send(mail);
    }
    const t = mailTexts(language);
    const token = await this.#newUndo(left);
    await this.mails.send({
      ...mail,
      paragraphs: [...words.paragraphs, t('undo.text', { days: UNDO_DAYS })],
      link: { label: t('undo.button'), page: '/undo-email', token },
    });
  }

  /** The token is made here, so that it is nowhere but in the mail. */
  async #newUndo({ userId, oldEmail, changedAt: at }: AddressLeft): Promise<string> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const changedAt = new Date(at);
    const expiresAt = new Date(changedAt.getTime() + UNDO_DAYS * DAY_MS);
    const undo = { userId: asId<UserId>(userId), oldEmail, changedAt, expiresAt };
    await this.undos.add(undoDigest(token), undo);
    return token;
  }
}

/** What is kept of a link's token. */
export const undoDigest = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
