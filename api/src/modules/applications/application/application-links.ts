import { createHmac, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { asId } from '../../../core/ids.ts';
import { Config } from '../../../infra/config/config.ts';
import { DerivedKeys, type Keys } from '../../../infra/secrets/derived-keys.ts';
import type { ApplicationId } from '../domain/application.ts';

const TOKEN = /^([0-9a-f]{24})\.([A-Za-z0-9_-]{43})$/;

/** The links by which applicants without an account see and withdraw what they sent. */
@Injectable()
export class ApplicationLinks {
  readonly #keys: Keys;

  constructor(
    keys: DerivedKeys,
    private readonly config: Config,
  ) {
    this.#keys = keys.keysFor('application-link');
  }

  /** The address of an application's page for the person who sent it; the token never reaches a server's log. */
  addressOf(id: ApplicationId): string {
    return `${this.config.portalUrl}/application#${this.#tokenOf(id, this.#keys[0])}`;
  }

  /** Which application a token opens; null for what is none. */
  findId(token: string): ApplicationId | null {
    const [, id] = TOKEN.exec(token) ?? [];
    const application = id === undefined ? null : asId<ApplicationId>(id);
    const isOurs = this.#keys.some(
      (key) => application && isSame(token, this.#tokenOf(application, key)),
    );
    return isOurs ? application : null;
  }

  #tokenOf(id: ApplicationId, key: Keys[0]): string {
    return `${id}.${createHmac('sha256', key).update(id).digest('base64url')}`;
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
