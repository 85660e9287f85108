import { escapeHtml } from '../../infra/mail/mail-layout.ts';
import type { StoredMail } from '../../infra/mail/stored-mail.ts';
import { frame } from './frame.ts';

/** The page of all outgoing mail, in the order given. */
export const mailPage = (mails: readonly StoredMail[]): string =>
  frame(
    'Outgoing mail',
    mails.length > 0 ? mails.map(article).join('') : '<p>No mail has been sent yet.</p>',
  );

const article = ({ subject, to, date, text }: StoredMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}, ${escapeHtml(date)}</p><pre>${withLinks(text)}</pre></article>`;

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
