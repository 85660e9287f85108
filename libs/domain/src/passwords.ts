import type { Refusal } from './refusal.ts';

export type PasswordCode =
  | 'PASSWORD_REQUIRED'
  | 'PASSWORD_TOO_SHORT'
  | 'PASSWORD_TOO_LONG'
  | 'PASSWORD_TOO_COMMON';

/** The most characters of a password (section 9). */
export const MAX_PASSWORD_LENGTH = 255;

/** What a deployment asks of passwords. `common` holds lower-case passwords that are refused. */
export interface PasswordRules {
  readonly minLength: number;
  readonly common: ReadonlySet<string>;
}

/** The specification's own minimum, and no list (section 9). */
export const SPECIFIED_PASSWORD_RULES: PasswordRules = { minLength: 3, common: new Set() };

/** The minimum length that production has unless it is configured (decisions, 'Law'). */
export const PRODUCTION_MIN_PASSWORD_LENGTH = 8;

/** Why a password may not be chosen, or null. Lengths count characters, not bytes. */
export function passwordRefusal(
  password: string,
  rules: PasswordRules = SPECIFIED_PASSWORD_RULES,
): Refusal<PasswordCode> | null {
  const length = [...password].length;
  if (length === 0) {
    return refusal('PASSWORD_REQUIRED', 'The password field is required');
  }
  if (length < rules.minLength) {
    return refusal(
      'PASSWORD_TOO_SHORT',
      `The password must have at least ${rules.minLength} characters`,
    );
  }
  if (length > MAX_PASSWORD_LENGTH) {
    return refusal(
      'PASSWORD_TOO_LONG',
      `The password can have at most ${MAX_PASSWORD_LENGTH} characters`,
    );
  }
  return rules.common.has(password.toLowerCase())
    ? refusal(
        'PASSWORD_TOO_COMMON',
        'This password is too easy to guess. Please choose another one',
      )
    : null;
}

function refusal(code: PasswordCode, msg: string): Refusal<PasswordCode> {
  return { code, msg, kind: 'Error' };
}
