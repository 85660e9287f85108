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

/** What can be let happen at the payment sandbox, by its name there. */
export const SANDBOX_EVENTS = [
  ['dispute-opened', 'The newest charge is disputed'],
  ['dispute-won', 'The newest dispute is won'],
  ['dispute-lost', 'The newest dispute is lost'],
  ['charge-refunded', 'The newest charge is refunded'],
  ['charge-partly-refunded', 'Half of the newest charge is refunded'],
  ['authorisation-freed', 'The bank frees what was set aside last'],
  ['early-fraud-warning', 'The card’s bank warns of fraud'],
  ['payout-failed', 'The newest payout fails at the bank'],
  ['transfer-reversed', 'The newest transfer is reversed'],
] as const;

export interface Panel {
  /** The API's time, ISO. */
  readonly now: string;
  readonly aheadMs: number;
  readonly hasSandbox: boolean;
  /** Newest first. */
  readonly mails: readonly StoredMail[];
}

/** The panel of a developer's machine: the clock, and the newest mails. Forms only, no script. */
export const panelPage = ({ now, aheadMs, mails, hasSandbox }: Panel): string =>
  frame(
    'Developer’s panel',
    `<form method="post" action="dev/clock"><h2>The API’s clock</h2><p>${now.slice(0, 19)} UTC, ${distance(aheadMs)}</p><p>${STEPS.map(([hours, label]) => `<button name="hours" value="${hours}">${label}</button>`).join(' ')}</p></form><form method="post" action="dev/clock"><label>Go to (UTC) <input type="datetime-local" name="to" value="${now.slice(0, 16)}" required></label> <button>Go</button></form><form method="post" action="dev/clock"><button>Back to the real time</button></form>${hasSandbox ? eventsForm : ''}<article><h2>Outgoing mail</h2>${mailList(mails)}<p><a href="dev/mail">All mails</a>, <a href="dev/mail.json">as JSON</a>, <a href="dev/sms">text messages</a></p></article><p><a href="/">The portal</a>, <a href="/api/openapi.json">the API’s description</a>, <a href="/api/metrics">its figures</a></p>`,
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

const eventsForm = `<form method="post" action="dev/events"><h2>At the payment provider</h2><p>${SANDBOX_EVENTS.map(([name, label]) => `<button name="event" value="${name}">${label}</button>`).join(' ')}</p></form>`;

/** What the sandbox said when nothing could happen. */
export const refusalPage = (sentence: string): string =>
  frame(
    'Developer’s panel',
    `<article><p>${escapeHtml(sentence)}</p><p><a href="../dev">Back</a></p></article>`,
  );
