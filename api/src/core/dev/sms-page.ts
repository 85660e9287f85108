import { escapeHtml } from '../../infra/mail/mail-layout.ts';
import type { StoredSms } from '../../infra/sms/stored-sms.ts';
import { frame } from './frame.ts';

/** The page of all text messages, in the order given. */
export const smsPage = (messages: readonly StoredSms[]): string =>
  frame(
    'Text messages',
    messages.length > 0 ? messages.map(article).join('') : '<p>No message has been sent yet.</p>',
  );

const article = ({ to, text, at }: StoredSms): string =>
  `<article><h2>${escapeHtml(to)}</h2><p>${escapeHtml(at)}</p><pre>${escapeHtml(text)}</pre></article>`;
