import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { Injectable } from '@nestjs/common';
import { Authenticator } from '../../../core/caller/authenticator.ts';
import { findRequestContext } from '../../../core/context/request-context.ts';
import { ApiError } from '../../../core/errors/api-error.ts';
import { HostCookies } from '../../../core/http/host-cookies.ts';
import { asId, type SessionId } from '../../../core/ids.ts';
import { DerivedKeys } from '../../../infra/secrets/derived-keys.ts';

/** How long a link to a private file opens. */
export const READ_MS = 60_000;

const NAME = 'leafshift-files-';
/** A browser has few sessions at a time; more are somebody's attempt. */
const MOST_READ = 8;
const VALUE = /^([0-9a-f]{24})\.([A-Za-z0-9_-]{43})$/;

/**
 * How a browser shows which session opens a private file: an image or a new tab sends no token, so the
 * answer with the link also sets a cookie that scripts cannot read. It names the session and opens
 * nothing without a link that was made for it.
 */
@Injectable()
export class FileReaders {
  readonly #key: KeyObject;

  constructor(
    private readonly authenticator: Authenticator,
    private readonly cookies: HostCookies,
    keys: DerivedKeys,
  ) {
    this.#key = keys.keyFor('file-reader');
  }

  /** The session of this request, which gets its cookie with the answer; null where there is none. */
  invite(): SessionId | null {
    const { sessionId, cookies } = findRequestContext() ?? {};
    if (!sessionId || !cookies) {
      return null;
    }
    const value = `${sessionId}.${this.#proof(sessionId)}`;
    this.cookies.set(`${NAME}${sessionId}`, value, READ_MS / 1000);
    return sessionId;
  }

  /** The sessions that a request shows: by their cookies, or by its token. */
  async sessionsIn(headers: IncomingHttpHeaders): Promise<readonly SessionId[]> {
    const byCookie = this.cookies
      .findAll(NAME, headers.cookie)
      .slice(0, MOST_READ)
      .map((value) => VALUE.exec(value) ?? [])
      .filter(([, id = '', proof = '']) => this.#isProof(id, proof))
      .map(([, id = '']) => asId<SessionId>(id));
    const byToken = await this.#sessionOfToken(headers['x-auth-token']);
    return byToken ? [...byCookie, byToken] : byCookie;
  }

  async #sessionOfToken(token: string | string[] | undefined): Promise<SessionId | null> {
    if (typeof token !== 'string') {
      return null;
    }
    try {
      return (await this.authenticator.authenticate(token)).sessionId;
    } catch (error) {
      // A token that is not good any more shows nothing; the answer does not say why.
      if (error instanceof ApiError) {
        return null;
      }
      throw error;
    }
  }

  #isProof(sessionId: string, given: string): boolean {
    const expected = Buffer.from(this.#proof(sessionId));
    const proof = Buffer.from(given);
    return expected.length === proof.length && timingSafeEqual(expected, proof);
  }

  #proof(sessionId: string): string {
    return createHmac('sha256', this.#key).update(sessionId).digest('base64url');
  }
}
