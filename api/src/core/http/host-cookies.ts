import { Injectable } from '@nestjs/common';
import { parseCookie, stringifySetCookie } from 'cookie';
import { Config } from '../../infra/config/config.ts';
import { findRequestContext } from '../context/request-context.ts';

/**
 * Cookies for this host alone that no script reads. Where the portal is served by https their names
 * begin with `__Host-`: browsers take those by https only, from this host, for all of its paths.
 */
@Injectable()
export class HostCookies {
  readonly #isSecure: boolean;

  constructor({ portalUrl }: Config) {
    this.#isSecure = portalUrl.startsWith('https:');
  }

  /** Sends a cookie with the answer to this request; outside of one it does nothing. */
  set(name: string, value: string, maxAge: number): void {
    const cookie = {
      name: this.#fullName(name),
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure: this.#isSecure,
    } as const;
    findRequestContext()?.cookies?.set(cookie.name, stringifySetCookie(cookie));
  }

  /** The value of the cookie in a request's `Cookie` header. */
  find(name: string, header: string | undefined): string | undefined {
    return parseCookie(header ?? '')[this.#fullName(name)];
  }

  /** The values of the cookies in a request's `Cookie` header whose names begin so. */
  findAll(beginning: string, header: string | undefined): readonly string[] {
    return Object.entries(parseCookie(header ?? ''))
      .filter(([name]) => name.startsWith(this.#fullName(beginning)))
      .flatMap(([, value]) => value ?? []);
  }

  #fullName(name: string): string {
    return this.#isSecure ? `__Host-${name}` : name;
  }
}
