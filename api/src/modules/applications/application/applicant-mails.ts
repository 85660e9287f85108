import { LANGUAGES } from '@leafshift/domain/languages';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { MailOffice } from '../../../infra/mail/mail-office.ts';
import { mailTexts } from '../../../infra/mail/mail-texts.ts';
import { Outbox } from '../../../infra/outbox/outbox.ts';
import { OutboxHandlers } from '../../../infra/outbox/outbox-handlers.ts';
import { outboxKind } from '../../../infra/outbox/outbox-kind.ts';
import { applicantTexts } from '../domain/applicant-texts.ts';
import type { Application, SentAnswer } from '../domain/application.ts';
import { ApplicationLinks } from './application-links.ts';

const sendAnswer = outboxKind(
  'applications.answer',
  z.strictObject({
    to: z.string(),
    replyTo: z.string(),
    language: z.enum(LANGUAGES),
    subject: z.string(),
    heading: z.string(),
    paragraphs: z.array(z.string()),
    button: z.strictObject({ label: z.string(), url: z.string() }),
  }),
);

type Applicant = Pick<Application, 'id' | 'name' | 'email' | 'language' | 'title'>;

/** Mails to applicants, in the language in which they applied (APPLY-7). Each is written in the running transaction. */
@Injectable()
export class ApplicantMails implements OnModuleInit {
  constructor(
    private readonly mail: MailOffice,
    private readonly outbox: Outbox,
    private readonly handlers: OutboxHandlers,
    private readonly links: ApplicationLinks,
  ) {}

  onModuleInit(): void {
    this.handlers.register(sendAnswer, (mail, { recordId }) => this.mail.sendNow(recordId, mail));
  }

  /** That it arrived, or that an earlier one is there already. */
  tellArrived(applicant: Applicant, company: string, isFirst: boolean): Promise<void> {
    const t = applicantTexts(applicant.language);
    const names = { title: applicant.title, company };
    return this.mail.send({
      to: applicant.email,
      language: applicant.language,
      subject: t('arrived.subject', names),
      heading: mailTexts(applicant.language)('hello', { name: applicant.name }),
      paragraphs: [
        t(isFirst ? 'arrived.text' : 'arrived.again', names),
        t('arrived.withdraw'),
        t('arrived.notYou'),
      ],
      button: this.#button(applicant),
    });
  }

  /** That everything is removed, as the applicant asked. */
  tellWithdrawn(applicant: Applicant, company: string): Promise<void> {
    const t = applicantTexts(applicant.language);
    const names = { title: applicant.title, company };
    return this.mail.send({
      to: applicant.email,
      language: applicant.language,
      subject: t('withdrawn.subject', names),
      heading: mailTexts(applicant.language)('hello', { name: applicant.name }),
      paragraphs: [t('withdrawn.text', names)],
    });
  }

  /** What the business answers; a reply goes to `replyTo`. */
  sendAnswer(
    applicant: Applicant,
    { subject, text }: Pick<SentAnswer, 'subject' | 'text'>,
    from: { readonly company: string; readonly replyTo: string },
  ): Promise<void> {
    const t = applicantTexts(applicant.language);
    return this.outbox.add(sendAnswer, {
      to: applicant.email,
      replyTo: from.replyTo,
      language: applicant.language,
      subject,
      heading: t('answer.heading', { company: from.company, title: applicant.title }),
      paragraphs: [
        ...text.split(/\n+/).filter((line) => line.trim() !== ''),
        t('answer.reply', { company: from.company }),
      ],
      button: this.#button(applicant),
    });
  }

  #button({ id, language }: Applicant) {
    return { label: applicantTexts(language)('button'), url: this.links.addressOf(id) };
  }
}
