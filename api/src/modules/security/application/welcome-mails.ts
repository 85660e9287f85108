import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Owners } from '../domain/owners.ts';

/** The mail that says what comes next to who has shown for the first time that an address is theirs. */
@Injectable()
export class WelcomeMails {
  constructor(
    private readonly owners: Owners,
    private readonly office: MailOffice,
    private readonly config: Config,
  ) {}

  /** Sends it from the outbox of the running transaction (NOTIFY-22); who runs the back office gets none. */
  async send(userId: UserId, usertype: 'Employer' | 'Temp' | 'Admin'): Promise<void> {
    if (usertype === 'Admin') {
      return;
    }
    const owner = await this.owners.find(userId);
    if (!owner) {
      return;
    }
    const { email: to, name, language } = owner;
    const t = mailTexts(language);
    await this.office.send({
      to,
      language,
      subject: t('welcome.subject'),
      heading: t('hello', { name }),
      paragraphs: [t(`welcome.${usertype}`), t('welcome.later')],
      button: { label: t('open'), url: `${this.config.portalUrl}/home` },
    });
  }
}
