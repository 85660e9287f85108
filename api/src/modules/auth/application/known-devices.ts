import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HostCookies } from '../../../core/http/host-cookies.ts';
import type { UserId } from '../../../core/ids.ts';
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

  constructor(
    private readonly cookies: HostCookies,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('known-device');
  }

  /** The device that a request's cookies name, where the user has signed in on it; else null. */
  find(userId: UserId, cookies: string | undefined): string | null {
    const [device, proof] = this.cookies.find(this.#name(userId), cookies)?.split('.') ?? [];
    if (device === undefined || proof === undefined) {
      return null;
    }
    const [given, right] = [Buffer.from(proof), Buffer.from(this.#sign(`${userId} ${device}`))];
    return given.length === right.length && timingSafeEqual(given, right) ? device : null;
  }

  /** Lets the answer to this request make its device one that the user has signed in on. */
  remember(userId: UserId): void {
    const device = randomBytes(DEVICE_BYTES).toString('base64url');
    const value = `${device}.${this.#sign(`${userId} ${device}`)}`;
    this.cookies.set(this.#name(userId), value, YEAR_SECONDS);
  }

  /** Several people may use one device; the name does not say who. */
  #name(userId: UserId): string {
    return `device-${this.#sign(userId).slice(0, NAME_LENGTH)}`;
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
