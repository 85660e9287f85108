import type { Refusal } from '../platform/refusal.ts';
import { type TextCode, textCode } from '../texts/text-code.ts';

export type PasswordCode =
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON';

/** The most characters of a password (ACCOUNT-6). */
const MAX_PASSWORD_LENGTH = 255;

/**
 * What a deployment asks of passwords. `common` holds lower-case passwords that are refused, alone and
 * with a few digits or marks around them, as in `Summer2026!`; an empty one refuses nothing.
 */
export interface PasswordRules {
  readonly minLength: number;
  readonly common: ReadonlySet<string>;
}

/** The lowest minimum, and no list (ACCOUNT-7). */
export const SPECIFIED_PASSWORD_RULES: PasswordRules = { minLength: 3, common: new Set() };

/** Why a password may not be chosen, or null. Lengths count characters, not bytes. */
export function passwordRefusal(
  password: string,
  rules: PasswordRules = SPECIFIED_PASSWORD_RULES,
): Refusal<PasswordCode> | null {
  const length = [...password].length;
  if (length === 0) {
    return refusal('PASSWORD_REQUIRED');
  }
  if (length < rules.minLength) {
    return refusal(
      'PASSWORD_TOO_SHORT',
      textCode('PASSWORD_TOO_SHORT', { count: rules.minLength }),
    );
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return refusal(
      'PASSWORD_TOO_LONG',
      textCode('PASSWORD_TOO_LONG', { count: MAX_PASSWORD_LENGTH }),
    );
  }
  return isEasy(password.toLowerCase(), rules.common) ? refusal('PASSWORD_TOO_COMMON') : null;
}

/** What people put digits behind, beside what they choose alone. */
const EASY_WORDS: ReadonlySet<string> = new Set(
  `spring summer autumn fall winter january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday printemps
  automne hiver canada ontario quebec toronto vancouver cannabis leafshift budtender`.split(/\s+/),
);

/** More digits and marks than these make a password that is no longer quickly guessed. */
const MAX_AROUND = 6;
const LOOKALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  0: 'o',
  1: 'i',
  3: 'e',
  5: 's',
  $: 's',
};

function isEasy(password: string, common: ReadonlySet<string>): boolean {
  if (common.size === 0) {
    return false;
  }
  const word = password.replace(/^[\d\p{P}\p{S}]+/u, '').replace(/[\d\p{P}\p{S}]+$/u, '');
  const isFarFrom = [...password].length - [...word].length > MAX_AROUND;
  const plain = word.replace(/[@0135$]/g, (mark) => LOOKALIKES[mark] ?? mark);
  const seen = isFarFrom ? [password] : [password, word, plain];
  return seen.some((each) => common.has(each) || EASY_WORDS.has(each));
}

function refusal(code: PasswordCode, text: TextCode = textCode(code)): Refusal<PasswordCode> {
  return { code, text, kind: 'Error' };
}
