import { createHmac, type KeyObject, randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import { RecoveryCodeRepository } from '../domain/recovery-code.repository.ts';

const CODES = 10;
/** About 119 bits: nobody finds a code again from its digest, even with the key. */
const LENGTH = 24;
const GROUP = 4;
/** Without letters and digits that look alike. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten codes for whoever has lost everything else, each good once; only keyed digests are kept. */
@Injectable()
export class RecoveryCodes {
  readonly #keys: Keys;

  constructor(
    private readonly codes: RecoveryCodeRepository,
    keys: DerivedKeys,
  ) {
    this.#keys = keys.keysFor('recovery-code');
  }

  countOf(userId: UserId): Promise<number> {
    return this.codes.countOf(userId);
  }

  /** New ones, which nobody can read again; those of before are void. */
  async make(userId: UserId): Promise<readonly string[]> {
    const codes = Array.from({ length: CODES }, newCode);
    await this.codes.replace(
      userId,
      codes.map((code) => digest(this.#keys[0], userId, code)),
    );
    return codes;
  }

  /** Whether it is one of the user's; it is good no more then. */
  async use(userId: UserId, code: string): Promise<boolean> {
    for (const key of this.#keys) {
      if (await this.codes.use(userId, digest(key, userId, code))) {
        return true;
      }
    }
    return false;
  }

  removeOf(userId: UserId): Promise<void> {
    return this.codes.removeOf(userId);
  }
}

function digest(key: KeyObject, userId: UserId, code: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHmac('sha256', key).update(`${userId} ${plain}`).digest('base64url');
}

const newCode = (): string =>
  Array.from({ length: LENGTH }, (_, place) => {
    const dash = place > 0 && place % GROUP === 0 ? '-' : '';
    return dash + ALPHABET.charAt(randomInt(ALPHABET.length));
  }).join('');
