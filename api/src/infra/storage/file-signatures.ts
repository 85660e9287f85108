import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.ts';
import { DerivedKeys } from '../secrets/derived-keys.ts';

export type FileAction = 'PUT' | 'GET';

/** What stands in the query of a signed address; the time in seconds since 1970. */
export interface GivenSignature {
  readonly expires: number;
  readonly signature: string;
}

/** Who may use a signature: whoever has it, or one reader only. */
export type Bearer = 'anybody' | { readonly sessionId: string };

/** Signatures that let a browser read or write one file for a short while. */
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
  sign(action: FileAction, key: string, expiresAt: Date, bearer: Bearer): string {
    const expires = Math.floor(expiresAt.getTime() / 1000);
    return new URLSearchParams({
      expires: String(expires),
      signature: this.#signature(action, key, expires, bearer),
    }).toString();
  }

  /** Whether it was made for this file and bearer, and is not over. */
  isGood(action: FileAction, key: string, given: GivenSignature, bearer: Bearer): boolean {
    const expected = Buffer.from(this.#signature(action, key, given.expires, bearer));
    const signature = Buffer.from(given.signature);
    const isFresh = given.expires * 1000 > this.clock.now().getTime();
    return expected.length === signature.length && timingSafeEqual(expected, signature) && isFresh;
  }

  #signature(action: FileAction, key: string, expires: number, bearer: Bearer): string {
    const whose = bearer === 'anybody' ? '' : bearer.sessionId;
    return createHmac('sha256', this.#key)
      .update(`${action}\n${key}\n${expires}\n${whose}`)
      .digest('base64url');
  }
}
