import { createHash, createHmac, type KeyObject, randomBytes } from 'node:crypto';
import type { UserId } from '../../../core/ids.ts';

/**
 * A calendar feed of a worker or a business. Its token follows from the salt and a secret that the database does not
 * hold, so that its owner can be shown it again although only its hash is stored.
 */
export interface CalendarFeed {
  readonly userId: UserId;
  /** Who made it: of a business one of its people. It ends with what they may do. */
  readonly madeBy: UserId;
  /** The one store whose shifts are in it; null where all are. */
  readonly location: string | null;
  readonly salt: string;
  readonly tokenHash: string;
  readonly createdAt: Date;
}

const SALT_BYTES = 16;

/** A feed with a token of its own. */
export function newCalendarFeed(
  key: KeyObject,
  made: Omit<CalendarFeed, 'salt' | 'tokenHash'>,
): CalendarFeed {
  const salt = randomBytes(SALT_BYTES).toString('base64url');
  const tokenHash = hashOfToken(tokenOf(key, { userId: made.userId, salt }));
  return { ...made, salt, tokenHash };
}

/** 256 bits that cannot be told from chance without the key. */
export const tokenOf = (
  key: KeyObject,
  { userId, salt }: Pick<CalendarFeed, 'userId' | 'salt'>,
): string => createHmac('sha256', key).update(`${userId} ${salt}`).digest('base64url');

/** What is stored of a token. */
export const hashOfToken = (token: string): string =>
  createHash('sha256').update(token).digest('base64url');
