import { randomInt } from 'node:crypto';

/** Without letters and digits that are taken for others. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A new code, which says nothing of its account (ACCOUNT-62). */
export const newAffiliateCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A code as somebody typed it, in the form in which codes are compared. */
export const affiliateCodeOf = (typed: string): string =>
  typed.replaceAll(/[\s-]/g, '').toUpperCase();
