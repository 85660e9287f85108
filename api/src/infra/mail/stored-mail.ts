import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was written to the mail folder, decoded. */
export interface StoredMail {
  /** Its file name. */
  readonly name: string;
  readonly to: string;
  /** Empty where replies go to the sender. */
  readonly replyTo: string;
  readonly subject: string;
  readonly date: string;
  /** The plain text body. */
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly StoredAttachment[];
}

interface StoredAttachment {
  readonly contentType: string;
  readonly content: string;
}

const NOT_THERE = 'ENOENT';

/** The mails that were written to a folder. Each is decoded once, however often they are asked for. */
export class MailFolder {
  readonly #decoded = new Map<string, { readonly mtimeMs: number; readonly mail: StoredMail }>();

  constructor(private readonly folder: string) {}

  /** Newest last; empty where nothing was sent yet. */
  async mails(): Promise<readonly StoredMail[]> {
    const names = (await entries(this.folder))
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(names.map((name) => this.#read(name)));
    return mails
      .toSorted((a, b) => a.mtimeMs - b.mtimeMs || a.mail.name.localeCompare(b.mail.name))
      .map(({ mail }) => mail);
  }

  async #read(name: string) {
    const path = join(this.folder, name);
    const { mtimeMs } = await stat(path);
    const before = this.#decoded.get(name);
    if (before?.mtimeMs === mtimeMs) return before;
    const read = { mtimeMs, mail: decodeMail(name, await readFile(path, 'utf8')) };
    this.#decoded.set(name, read);
    return read;
  }
}

async function entries(folder: string): Promise<readonly Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === NOT_THERE) {
      return [];
    }
    throw error;
  }
}

/** Reads what our own mailer writes: the plain text, the HTML, then what is attached. */
function decodeMail(name: string, source: string): StoredMail {
  const head = headOf(source);
  const [text, html, ...attachments] = partsOf(source).map(decodePart);
  return {
    name,
    to: header(head, 'To'),
    replyTo: header(head, 'Reply-To'),
    subject: header(head, 'Subject'),
    date: header(head, 'Date'),
    text: text?.content ?? '',
    html: html?.content ?? '',
    attachments,
  };
}

const headOf = (part: string): string => part.slice(0, part.indexOf('\n\n'));
const bodyOf = (part: string): string => part.slice(part.indexOf('\n\n') + 2);

/** The parts that hold no others, in order. */
function partsOf(source: string): readonly string[] {
  const boundary = /boundary="([^"]+)"/.exec(headOf(source))?.[1];
  if (boundary === undefined) return [source];
  return `\n${bodyOf(source)}`
    .split(`\n--${boundary}`)
    .filter((part) => part.startsWith('\n'))
    .flatMap((part) => (part.trim() ? partsOf(part.slice(1)) : []));
}

function decodePart(part: string): StoredAttachment {
  const head = headOf(part);
  return {
    contentType: header(head, 'Content-Type'),
    content: decodeBody(header(head, 'Content-Transfer-Encoding'), bodyOf(part)),
  };
}

const header = (head: string, name: string): string => {
  const unfolded = head.replace(/\n[ \t]+/g, ' ');
  const value = new RegExp(`^${name}: (.*)$`, 'im').exec(unfolded)?.[1] ?? '';
  return value.replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, kind: string, text: string) =>
    kind.toUpperCase() === 'B'
      ? Buffer.from(text, 'base64').toString('utf8')
      : decodeQuoted(text.replaceAll('_', ' ')),
  );
};

function decodeBody(encoding: string, body: string): string {
  switch (encoding) {
    case 'quoted-printable':
      return decodeQuoted(body);
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8');
    default:
      return body;
  }
}

function decodeQuoted(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
