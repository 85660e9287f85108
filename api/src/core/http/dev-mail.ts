import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { escapeHtml } from '../../infra/mail/mail-layout.ts';
import { type StoredMail, storedMails } from '../../infra/mail/stored-mail.ts';
import '../endpoint/fastify-types.ts';

const STYLE =
  'body{font:14px/1.5 system-ui,sans-serif;max-width:720px;margin:32px auto;padding:0 16px;color:#1b2621}article{border:1px solid #d9e2dd;border-radius:10px;padding:16px 24px;margin:0 0 16px}h1{font-size:20px}h2{font-size:16px;margin:0}p{margin:4px 0;color:#5b6b63}pre{white-space:pre-wrap;font:inherit}';
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A developer's page of all outgoing mail; never registered in production. */
export function registerDevMail(server: FastifyInstance, dataDir: string): void {
  server.get('/api/dev/mail', { config: { outsideContract: true } }, async (_request, reply) => {
    const mails = await storedMails(join(dataDir, 'mail'));
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .send(page(mails.toReversed()));
  });
}

const page = (mails: readonly StoredMail[]): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Outgoing mail</title><style>${STYLE}</style></head><body><h1>Outgoing mail</h1>${
    mails.length > 0 ? mails.map(article).join('') : '<p>No mail has been sent yet.</p>'
  }</body></html>`;

const article = ({ subject, to, date, text }: StoredMail): string =>
  `<article><h2>${escapeHtml(subject)}</h2><p>${escapeHtml(to)}, ${escapeHtml(date)}</p><pre>${withLinks(text)}</pre></article>`;

const withLinks = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (url) => `<a href="${url}">${url}</a>`);
