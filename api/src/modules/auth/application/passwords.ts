import { type PasswordRules, passwordRefusal } from '@leafshift/domain/passwords';
import { Injectable } from '@nestjs/common';
import { dictionary } from '@zxcvbn-ts/language-common';
import { refuse, refuseField } from '../../../core/errors/api-error.ts';
import { Config } from '../../../infra/config/config.ts';
import { LeakedPasswords } from '../../../infra/leaked-passwords/leaked-passwords.ts';
import { PasswordHasher } from './password-hasher.ts';

/** Hashes and checks passwords with argon2id, and refuses those that may not be chosen. */
@Injectable()
export class Passwords {
  readonly #rules: PasswordRules;
  /** Of a password that nobody has: checking against it takes as long as against a real one. */
  readonly #nobodysHash: Promise<string>;

  constructor(
    { passwords: { minLength, refuseCommon } }: Config,
    private readonly hasher: PasswordHasher,
    private readonly leaked: LeakedPasswords,
  ) {
    this.#rules = {
      minLength,
      common: new Set(refuseCommon ? dictionary['passwords-common'] : []),
    };
    this.#nobodysHash = hasher.hash(crypto.randomUUID());
  }

  /**
   * The hash of a password that may be chosen. Throws VALIDATION_FAILED, PASSWORD_TOO_COMMON or
   * PASSWORD_LEAKED.
   */
  async choose(password: string, field: string): Promise<string> {
    const refusal = passwordRefusal(password, this.#rules);
    if (refusal?.code === 'PASSWORD_TOO_COMMON') {
      refuse('PASSWORD_TOO_COMMON');
    }
    if (refusal) {
      refuseField(field, refusal.text);
    }
    if (await this.leaked.has(password)) {
      refuse('PASSWORD_LEAKED');
    }
    return this.hasher.hash(password);
  }

  /** Whether it is the password; takes the same time when there is no account to check against. */
  async isRight(password: string, passwordHash: string | null): Promise<boolean> {
    const isRight = await this.hasher.matches(passwordHash ?? (await this.#nobodysHash), password);
    return isRight && passwordHash !== null;
  }
}
