import { createHmac, type KeyObject, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { HostCookies } from '../../../core/http/host-cookies.ts';
import type { UserId } from '../../../core/ids.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';

const NAME_LENGTH = 12;
const DEVICE_BYTES = 12;
const YEAR_SECONDS = 31_536_000;

/**
 * Tells a device that a user signed in on before by a cookie that only this API can have made. It
 * grants nothing but to be counted by itself when somebody guesses at the account from elsewhere.
 */
@Injectable()
export class KnownDevices {
  readonly #keys: Keys;

  constructor(
    private readonly cookies: HostCookies,
    keys: DerivedKeys,
  ) {
    this.#keys = keys.keysFor('known-device');
  }

  /** The device that a request's cookies name, where the user has signed in on it; else null. */
  find(userId: UserId, cookies: string | undefined): string | null {
    const found = this.#keys.map((key) => {
      const value = this.cookies.find(nameFor(key, userId), cookies);
      const [device = '', proof = ''] = value?.split('.') ?? [];
      return isSame(proof, sign(key, `${userId} ${device}`)) ? device : null;
    });
    return found.find((device) => device !== null) ?? null;
  }

  /** Lets the answer to this request make its device one that the user has signed in on. */
  remember(userId: UserId): void {
    const [key] = this.#keys;
    const device = randomBytes(DEVICE_BYTES).toString('base64url');
    const value = `${device}.${sign(key, `${userId} ${device}`)}`;
    this.cookies.set(nameFor(key, userId), value, YEAR_SECONDS);
  }
}

/** Several people may use one device; the name does not say who. */
const nameFor = (key: KeyObject, userId: UserId): string =>
  `device-${sign(key, userId).slice(0, NAME_LENGTH)}`;

const sign = (key: KeyObject, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

function isSame(one: string, other: string): boolean {
  const [given, right] = [Buffer.from(one), Buffer.from(other)];
  return given.length === right.length && timingSafeEqual(given, right);
}
