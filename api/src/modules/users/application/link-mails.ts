import type { Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../infra/clock/clock.ts';
import { Config } from '../../../infra/config/config.ts';
import { mailBodies } from '../../../infra/mail/mail-layout.ts';
import { Mailer } from '../../../infra/mail/mailer.ts';

export interface LinkMail {
  readonly to: string;
  readonly language: Language;
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** The button: what it says, the page of the portal that it opens, and the secret for that page. */
  readonly link?: { readonly label: string; readonly page: `/${string}`; readonly token: string };
  /** The outbox record that the mail comes from. */
  readonly recordId: string;
}

/** Mails that may have a secret in their button. They leave at once, so that no outbox record holds it. */
@Injectable()
export class LinkMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async send({ to, language, subject, link, recordId, ...words }: LinkMail): Promise<void> {
    await this.mailer.deliver({
      to,
      subject,
      ...mailBodies(language, { ...words, ...(link && { button: this.#button(link) }) }),
      messageId: `<${recordId}@leafshift.ca>`,
      date: this.clock.now(),
    });
  }

  #button({ label, page, token }: NonNullable<LinkMail['link']>) {
    return { label, url: `${this.config.portalUrl}${page}?token=${token}` };
  }
}
