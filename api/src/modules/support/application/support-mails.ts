import { Injectable } from '@nestjs/common';
import { Config } from '../../../infra/config/config.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';

const DESK = '/moderation?tab=support';
/** The operator's address belongs to nobody whose language is known. */
const LANGUAGE = 'en';

/** Mails to the operator's address for support. */
@Injectable()
export class SupportMails {
  constructor(
    private readonly office: MailOffice,
    private readonly config: Config,
  ) {}

  /**
   * In the running transaction: that a question waits. What is asked stays in the back office, where
   * reading it is somebody's right (OFFICE-40).
   */
  async tellWaiting(): Promise<void> {
    const to = this.config.env.SUPPORT_EMAIL;
    if (to === undefined) return;
    const t = mailTexts(LANGUAGE);
    await this.office.send({
      to,
      language: LANGUAGE,
      subject: t('supportWaits.subject'),
      heading: t('supportWaits.heading'),
      paragraphs: [t('supportWaits.waits')],
      button: { label: t('supportWaits.button'), url: `${this.config.portalUrl}${DESK}` },
    });
  }
}
