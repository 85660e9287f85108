import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../clock/clock.ts';
import { Log } from '../logger/log.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxHandlers } from '../outbox/outbox-handlers.ts';
import { outboxKind } from '../outbox/outbox-kind.ts';
import { type MailContent, mailBodies } from './mail-layout.ts';
import { AddressRefused, type Mail, type MailAttachment, Mailer } from './mailer.ts';

export interface NewMail extends MailContent {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
}

interface MailWithFiles extends NewMail {
  readonly attachments?: readonly MailAttachment[];
  readonly replyTo?: string;
}

const deliverMail = outboxKind(
  'mail.deliver',
  z.strictObject({
    to: z.string(),
    subject: z.string(),
    language: z.enum(LANGUAGES),
    heading: z.string(),
    paragraphs: z.array(z.string()),
    button: z.strictObject({ label: z.string(), url: z.string() }).optional(),
  }),
);

/** Mail leaves through the outbox, so that it is sent once what it tells about is durable. */
@Injectable()
export class MailOffice implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.handlers.register(deliverMail, ({ button, ...mail }, { recordId }) =>
      this.sendNow(recordId, { ...mail, ...(button && { button }) }),
    );
  }

  /** Writes the mail to the outbox of the running transaction. */
  async send({
    to,
    subject,
    language,
    heading,
    paragraphs,
    button,
  }: Omit<NewMail, 'facts'>): Promise<void> {
    await this.outbox.add(deliverMail, {
      to,
      subject,
      language,
      heading,
      paragraphs: [...paragraphs],
      ...(button && { button }),
    });
  }

  /**
   * Sends the mail; only from an outbox handler. `id` is the same on each attempt, so that a repeated
   * delivery can be told. Where nobody has the address, there is nothing left to do. Throws when the
   * mail was not taken.
   */
  async sendNow(
    id: string,
    { to, replyTo, subject, language, attachments, ...content }: MailWithFiles,
  ): Promise<void> {
    await this.#deliver({
      to,
      ...(replyTo && { replyTo }),
      subject,
      ...mailBodies(language, content),
      ...(attachments && { attachments }),
      messageId: `<${id}@leafshift.ca>`,
      date: this.clock.now(),
    });
  }

  async #deliver(mail: Mail): Promise<void> {
    try {
      await this.mailer.deliver(mail);
    } catch (error) {
      if (!(error instanceof AddressRefused)) throw error;
      const { messageId: mailId } = mail;
      this.log.warn('Nobody has the address of a mail', { mail: mailId, said: error.message });
    }
  }
}
