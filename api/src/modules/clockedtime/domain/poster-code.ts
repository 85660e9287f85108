import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 16;

/** The code of a location's poster. Nothing of it is stored. */
export function posterCodeOf(key: KeyObject, locationId: string): string {
  const digest = createHmac('sha256', key).update(locationId).digest();
  return [...digest.subarray(0, LENGTH)].map((byte) => LETTERS[byte % LETTERS.length]).join('');
}

/** Whether that stands on the poster of the location. */
export const isPosterCodeOf = (key: KeyObject, locationId: string, scanned: string): boolean => {
  const code = posterCodeOf(key, locationId);
  return code.length === scanned.length && timingSafeEqual(Buffer.from(code), Buffer.from(scanned));
};
