import { escapeHtml } from '../../infra/mail/mail-layout.ts';
import type { StoredMail } from '../../infra/mail/stored-mail.ts';
import { frame } from './frame.ts';

const SHOWN_MAILS = 10;
const STEPS = [
  [1, '1 hour later'],
  [12, '12 hours later'],
  [24, 'A day later'],
  [168, 'A week later'],
] as const;

export interface Panel {
  /** The API's time, ISO. */
  readonly now: string;
  readonly aheadMs: number;
  /** Newest first. */
  readonly mails: readonly StoredMail[];
}

/** The panel of a developer's machine: the clock, and the newest mails. Forms only, no script. */
export const panelPage = ({ now, aheadMs, mails }: Panel): string =>
  frame(
    'Developer’s panel',
    `<form method="post" action="dev/clock"><h2>The API’s clock</h2><p>${now.slice(0, 19)} UTC, ${distance(aheadMs)}</p><p>${STEPS.map(([hours, label]) => `<button name="hours" value="${hours}">${label}</button>`).join(' ')}</p></form><form method="post" action="dev/clock"><label>Go to (UTC) <input type="datetime-local" name="to" value="${now.slice(0, 16)}" required></label> <button>Go</button></form><form method="post" action="dev/clock"><button>Back to the real time</button></form><article><h2>Outgoing mail</h2>${mailList(mails)}<p><a href="dev/mail">All mails</a>, <a href="dev/mail.json">as JSON</a></p></article><p><a href="/">The portal</a>, <a href="/api/openapi.json">the API’s description</a>, <a href="/api/metrics">its figures</a></p>`,
  );

const distance = (aheadMs: number): string =>
  aheadMs === 0 ? 'the real time' : `moved by ${Math.round(aheadMs / 60_000)} minutes`;

const mailList = (mails: readonly StoredMail[]): string =>
  mails.length === 0
    ? '<p>No mail has been sent yet.</p>'
    : mails
        .slice(0, SHOWN_MAILS)
        .map(({ subject, to }) => `<p>${escapeHtml(subject)}, to ${escapeHtml(to)}</p>`)
        .join('');
