import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../config/config.ts';

const KEY_BYTES = 32;

type Purpose =
  | 'session-token'
  | 'signed-file'
  | 'file-reader'
  | 'kept-answer'
  | 'calendar-feed'
  | 'known-device'
  | 'posting-reports'
  | 'security-log'
  | 'second-factor-secret'
  | 'recovery-code'
  | 'identity-marks'
  | 'verification-code';

/** Keys for one purpose each, all from the one secret of the configuration. */
@Injectable()
export class DerivedKeys {
  readonly #secret: Buffer;

  constructor(config: Config) {
    this.#secret = config.jwtSecret;
  }

  /** The same purpose always gives the same key, on every node. */
  keyFor(purpose: Purpose): KeyObject {
    const bytes = hkdfSync('sha256', this.#secret, 'leafshift', purpose, KEY_BYTES);
    return createSecretKey(Buffer.from(bytes));
  }
}
