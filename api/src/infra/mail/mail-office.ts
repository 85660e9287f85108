import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Clock } from '../clock/clock.ts';
import { Outbox } from '../outbox/outbox.ts';
import { OutboxHandlers } from '../outbox/outbox-handlers.ts';
import { outboxKind } from '../outbox/outbox-kind.ts';
import { type MailContent, mailBodies } from './mail-layout.ts';
import { Mailer } from './mailer.ts';

export interface NewMail extends MailContent {
  readonly to: string;
  readonly subject: string;
  readonly language: Language;
  /** With a key the mail is sent once, however often it is asked for. */
  readonly key?: string;
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

/** Mail leaves through the outbox: ask for it in the transaction of what it tells about. */
@Injectable()
export class MailOffice implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly mailer: Mailer,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(
      deliverMail,
      async ({ to, subject, language, ...content }, { recordId }) => {
        await this.mailer.deliver({
          to,
          subject,
          ...mailBodies(language, {
            heading: content.heading,
            paragraphs: content.paragraphs,
            ...(content.button && { button: content.button }),
          }),
          messageId: `<${recordId}@leafshift.ca>`,
          date: this.clock.now(),
        });
      },
    );
  }

  /** Writes the mail to the outbox of the running transaction. */
  async send({ key, to, subject, language, heading, paragraphs, button }: NewMail): Promise<void> {
    await this.outbox.add(
      deliverMail,
      { to, subject, language, heading, paragraphs: [...paragraphs], ...(button && { button }) },
      key === undefined ? {} : { key },
    );
  }
}
