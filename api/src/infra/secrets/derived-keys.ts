import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

const KEY_BYTES = 32;

type Purpose =
  | 'session-token'
  | 'signed-file'
  | 'file-reader'
  | 'kept-answer'
  | 'application-link'
  | 'calendar-feed'
  | 'clock-code'
  | 'clock-poster'
  | 'known-device'
  | 'posting-reports'
  | 'security-log'
  | 'second-factor-secret'
  | 'recovery-code'
  | 'identity-marks'
  | 'verification-code'
  | 'delivery-log';

/** Keys of one purpose: the one of now, then those before. */
export type Keys = readonly [KeyObject, ...KeyObject[]];

/** Keys for one purpose each, all from the one secret of the configuration. */
@Injectable()
export class DerivedKeys {
  readonly #secrets: readonly [Buffer, ...Buffer[]];
  readonly #derived = new Map<Purpose, Keys>();

  constructor({ jwtSecret, jwtSecretsBefore }: Config) {
    this.#secrets = [jwtSecret, ...jwtSecretsBefore];
  }

  /** The same purpose always gives the same key, on every node. */
  keyFor(purpose: Purpose): KeyObject {
    return this.keysFor(purpose)[0];
  }

  /** The key of now, then those of the secrets before: to read what they signed and sealed. */
  keysFor(purpose: Purpose): Keys {
    const known = this.#derived.get(purpose);
    if (known) return known;
    const [now, ...before] = this.#secrets;
    const keys: Keys = [derived(now, purpose), ...before.map((secret) => derived(secret, purpose))];
    this.#derived.set(purpose, keys);
    return keys;
  }
}

const derived = (secret: Buffer, purpose: Purpose): KeyObject =>
  createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'leafshift', purpose, KEY_BYTES)));
