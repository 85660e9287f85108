import type { Dirent } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A mail that was written to the mail folder, decoded. */
export interface StoredMail {
  /** Its file name. */
  readonly name: string;
  readonly to: string;
  readonly subject: string;
  readonly date: string;
  /** The plain text body. */
  readonly text: string;
}

const NOT_THERE = 'ENOENT';

/** The mails in the folder, newest last. */
export async function storedMails(folder: string): Promise<readonly StoredMail[]> {
  const names = (await entries(folder))
    .map(({ name }) => name)
    .filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      const { mtimeMs } = await stat(path);
      return { mtimeMs, mail: decodeMail(name, await readFile(path, 'utf8')) };
    }),
  );
  return mails
    .toSorted((a, b) => a.mtimeMs - b.mtimeMs || a.mail.name.localeCompare(b.mail.name))
    .map(({ mail }) => mail);
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

/** Reads what our own mailer writes: two parts, the plain text first. */
function decodeMail(name: string, source: string): StoredMail {
  const [head = '', ...rest] = source.split('\n\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1] ?? '';
  const [, part = ''] = rest.join('\n\n').split(`--${boundary}\n`);
  const endOfHead = part.indexOf('\n\n');
  const body = part.slice(endOfHead + 2).split(`\n--${boundary}`)[0] ?? '';
  return {
    name,
    to: header(head, 'To'),
    subject: header(head, 'Subject'),
    date: header(head, 'Date'),
    text: decodeBody(header(part.slice(0, endOfHead), 'Content-Transfer-Encoding'), body),
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
