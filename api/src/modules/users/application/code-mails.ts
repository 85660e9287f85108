import type { Language } from '@leafshift/domain/languages';
import { Injectable } from '@nestjs/common';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { CODE_MINUTES } from '../../verification/index.ts';
import { type LinkMail, LinkMails } from './link-mails.ts';

export type CodeMail = Pick<LinkMail, 'to' | 'recordId'> & {
  /** The page of the portal that takes the link's token; a mail without one has the code alone. */
  readonly page?: `/${string}`;
  readonly token: string;
  readonly name: string;
  readonly language: Language;
  readonly code: string;
};

/** Mails with a code, and a link beside it. */
@Injectable()
export class CodeMails {
  constructor(private readonly mails: LinkMails) {}

  async send({ name, language, code, page, token, ...where }: CodeMail): Promise<void> {
    const t = mailTexts(language);
    await this.mails.send({
      ...where,
      language,
      subject: t('verification.subject', { code }),
      heading: t('hello', { name }),
      paragraphs: [
        t('verification.code', { code }),
        t(page ? 'verification.link' : 'verification.once', { minutes: CODE_MINUTES }),
        t('verification.ignore'),
      ],
      ...(page && { link: { label: t('verification.button'), page, token } }),
    });
  }
}
