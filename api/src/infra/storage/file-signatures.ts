import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { DerivedKeys } from '../secrets/derived-keys.ts';

export type FileAction = 'PUT' | 'GET';

/** Signatures that let a browser read or write one file of the local disk for a short while. */
@Injectable()
export class FileSignatures {
  readonly #key: KeyObject;

  constructor(
    keys: DerivedKeys,
    private readonly clock: Clock,
  ) {
    this.#key = keys.keyFor('signed-file');
  }

  /** The query of a signed address. */
  sign(action: FileAction, key: string, expiresAt: Date): string {
    const expires = Math.floor(expiresAt.getTime() / 1000);
    return new URLSearchParams({
      expires: String(expires),
      signature: this.#signature(action, key, expires),
    }).toString();
  }

  isGood(action: FileAction, key: string, expires: number, signature: string): boolean {
    const expected = Buffer.from(this.#signature(action, key, expires));
    const given = Buffer.from(signature);
    const isFresh = expires * 1000 >= this.clock.now().getTime();
    return expected.length === given.length && timingSafeEqual(expected, given) && isFresh;
  }

  #signature(action: FileAction, key: string, expires: number): string {
    return createHmac('sha256', this.#key)
      .update(`${action}\n${key}\n${expires}`)
      .digest('base64url');
  }
}
