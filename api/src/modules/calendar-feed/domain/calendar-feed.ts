import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { WorkerId } from '../../../core/ids.ts';

/**
 * A worker's calendar feed. Its token follows from the salt and a secret that the database does not
 * hold, so that the worker can be shown it again although only its hash is stored.
 */
export interface CalendarFeed {
  readonly workerId: WorkerId;
  readonly salt: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

const SALT_BYTES = 16;

/** A feed with a token of its own. */
export function newCalendarFeed(key: KeyObject, workerId: WorkerId, createdAt: Date): CalendarFeed {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  return { workerId, salt, tokenHash: hashOfToken(tokenOf(key, { workerId, salt })), createdAt };
}

/** 256 bits that cannot be told from chance without the key. */
export const tokenOf = (
  key: KeyObject,
  { workerId, salt }: Pick<CalendarFeed, 'workerId' | 'salt'>,
): string => createHmac('sha256', key).update(`${workerId} ${salt}`).digest('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
