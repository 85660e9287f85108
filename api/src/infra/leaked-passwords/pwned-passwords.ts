import { createHash } from 'node:crypto';
import type { Log } from '../logger/log.ts';
import { LeakedPasswords } from './leaked-passwords.ts';

/** The service finds passwords by SHA-1; it learns these digits of it and no more. */
const PREFIX_LENGTH = 5;
const USUAL_PATIENCE_MS = 2000;

/**
 * Asks the range API of Pwned Passwords, or a mirror of it. The answer is padded, so that its length
 * does not say either which range was asked for. Without a good answer in time the password passes and
 * the log says so: who registers does not depend on that service.
 */
export class PwnedPasswords extends LeakedPasswords {
  constructor(
    private readonly rangeUrl: string,
    private readonly log: Log,
    private readonly patienceMs = USUAL_PATIENCE_MS,
  ) {
    super();
  }

  override async has(password: string): Promise<boolean> {
    const digest = createHash('sha1').update(password).digest('hex').toUpperCase();
    try {
      const range = await this.#range(digest.slice(0, PREFIX_LENGTH));
      return isListed(range, digest.slice(PREFIX_LENGTH));
    } catch (err) {
      this.log.warn('a password was not compared with leaked ones', { err });
      return false;
    }
  }

  async #range(prefix: string): Promise<string> {
    const answer = await fetch(`${this.rangeUrl.replace(/\/*$/, '/')}${prefix}`, {
      headers: { 'add-padding': 'true' },
      redirect: 'error',
      signal: AbortSignal.timeout(this.patienceMs),
    });
    if (!answer.ok) {
      throw new Error(`The service of leaked passwords answered ${answer.status}`);
    }
    return answer.text();
  }
}

/** Lines are `rest of the digest:how often`; padding was found 0 times. */
const isListed = (range: string, rest: string): boolean =>
  range.split(/\r?\n/).some((line) => {
    const [listed, times] = line.split(':');
    return listed === rest && Number(times) > 0;
  });
