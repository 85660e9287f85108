import { randomBytes } from 'node:crypto';
import type { FileKey } from '../domain/upload.ts';

const KEY_BYTES = 24;
const KEY_PATTERN = /^[A-Za-z0-9_-]{16,64}$/;

/** A new random key. */
export const newFileKey = (): FileKey => randomBytes(KEY_BYTES).toString('base64url') as FileKey;

/** A key as it came in; null for text that is none. */
export const findFileKey = (text: string): FileKey | null =>
  KEY_PATTERN.test(text) ? (text as FileKey) : null;

/** The key in the address of a file, whatever host or signature it carries; null where there is none. */
export const keyInAddress = (address: string): FileKey | null => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return findFileKey(path.slice(path.lastIndexOf('/') + 1));
};
