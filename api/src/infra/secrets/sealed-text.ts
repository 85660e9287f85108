import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';
import type { Keys } from './derived-keys.ts';

/** How texts are sealed, by the name that stands before each; what has none is of the first. */
const FORMATS = { v1: { cipher: 'aes-256-gcm', nonceBytes: 12, tagBytes: 16 } } as const;
const FIRST = 'v1';
/** What new texts are sealed with. */
const CURRENT = 'v1';

type FormatName = keyof typeof FORMATS;

/** Encrypts and authenticates text for storage, with the key of now. */
export function seal([key]: Keys, text: string): string {
  const { cipher: name, nonceBytes } = FORMATS[CURRENT];
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(name, key, nonce);
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const bytes = Buffer.concat([nonce, cipher.getAuthTag(), body]);
  return `${CURRENT}.${bytes.toString('base64url')}`;
}

/** The text that was sealed. Throws when it was changed or sealed with none of these keys. */
export function unseal(keys: Keys, sealed: string): string {
  let failure: unknown;
  for (const key of keys) {
    try {
      return opened(key, sealed);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

/** Whether a text is sealed as it would be now, so that older keys are not needed for it. */
export function isSealedAnew([key]: Keys, sealed: string): boolean {
  try {
    opened(key, sealed);
    return formatOf(sealed).name === CURRENT;
  } catch {
    // Another key's, or changed: sealing it anew will say which.
    return false;
  }
}

function opened(key: KeyObject, sealed: string): string {
  const { name, body } = formatOf(sealed);
  const { cipher, nonceBytes, tagBytes } = FORMATS[name];
  const bytes = Buffer.from(body, 'base64url');
  const decipher = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  const text = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
}

function formatOf(sealed: string): { readonly name: FormatName; readonly body: string } {
  const [prefix = '', rest] = sealed.split('.');
  if (rest === undefined) {
    return { name: FIRST, body: sealed };
  }
  if (!Object.hasOwn(FORMATS, prefix)) {
    throw new Error(`Nobody knows how a text of format ${prefix} is sealed`);
  }
  return { name: prefix as FormatName, body: rest };
}
