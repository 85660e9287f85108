import type { Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';

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
    private readonly office: MailOffice,
    private readonly config: Config,
  ) {}

  async send({ link, recordId, ...words }: LinkMail): Promise<void> {
    await this.office.sendNow(recordId, {
      ...words,
      ...(link && { button: this.#button(link) }),
    });
  }

  #button({ label, page, token }: NonNullable<LinkMail['link']>) {
    return { label, url: `${this.config.portalUrl}${page}?token=${token}` };
  }
}
