import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { UserId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';

const NAME_LENGTH = 12;
const DEVICE_BYTES = 12;
const YEAR_SECONDS = 31_536_000;

/**
 * Tells a device that a user signed in on before by a cookie that only this API can have made. It
 * grants nothing but to be counted by itself when somebody guesses at the account from elsewhere.
 */
@Injectable()
export class KnownDevices {
  readonly #key: ReturnType<DerivedKeys['keyFor']>;
  readonly #attributes: string;

  constructor(keys: DerivedKeys, { isProduction }: Config) {
    this.#key = keys.keyFor('known-device');
    this.#attributes = `Path=/api/auth; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${isProduction ? '; Secure' : ''}`;
  }

  /** The device that a request's cookies name, where the user has signed in on it; else null. */
  find(userId: UserId, cookies: string | undefined): string | null {
    const pattern = new RegExp(`(?:^|;\\s*)${this.#name(userId)}=([\\w-]+)\\.([\\w-]+)(?:;|$)`);
    const [, device, proof] = pattern.exec(cookies ?? '') ?? [];
    if (device === undefined || proof === undefined) {
      return null;
    }
    const [given, right] = [Buffer.from(proof), Buffer.from(this.#sign(`${userId} ${device}`))];
    return given.length === right.length && timingSafeEqual(given, right) ? device : null;
  }

  /** The `Set-Cookie` of a device that the user has just signed in on. */
  cookieFor(userId: UserId): string {
    const device = randomBytes(DEVICE_BYTES).toString('base64url');
    const value = `${device}.${this.#sign(`${userId} ${device}`)}`;
    return `${this.#name(userId)}=${value}; ${this.#attributes}`;
  }

  /** Several people may use one device; the name does not say who. */
  #name(userId: UserId): string {
    return `device-${this.#sign(userId).slice(0, NAME_LENGTH)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
