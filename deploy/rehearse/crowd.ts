import { randomUUID } from 'node:crypto';
import { setTimeout as after } from 'node:timers/promises';
import { currentUser } from '@leafshift/contracts/auth';
import { createPost } from '@leafshift/contracts/posts';
import { type Person, send } from '../../tools/drills/api/caller.ts';
import type { Employer } from '../../tools/drills/api/people.ts';
import { shiftToPost } from '../../tools/drills/api/shift-on-api.ts';

const AT_ONCE = 6;
/** One in so many requests posts a shift, and one in so many asks the gateway for each of its pages. */
const POST_EACH = 12;
const PAGE_EACH = 6;
/** The portal's own page, and the public board, whose content the gateway has from the API. */
const PAGES = ['/', '/job-posting'];
const AGAIN_AFTER_MS = 200;
const SETTLED_WITHIN_MS = 60_000;
const IN_A_MONTH_MS = 30 * 24 * 60 * 60_000;
const FIRST_REFUSAL = 400;
const CONFLICT = 409;

/** What a crowd met while something happened. */
export interface Met {
  readonly requests: number;
  /** Shifts that were posted, and said to be. */
  readonly acknowledged: number;
  /** Answers that were no success, by status, and connections that broke as `broken`. */
  readonly failed: ReadonlyMap<string, number>;
  readonly seconds: number;
  /** The longest that an answer took. */
  readonly longestMs: number;
}

interface Posting {
  readonly body: ReturnType<typeof shiftToPost>;
  readonly idempotencyKey: string;
}

/**
 * People who use an installation all the while: they read, ask for pages, and post shifts. A posting that
 * was not answered is sent again under its key until it is, as a portal does, or until it is refused because
 * its first sending may have done its work (409).
 */
export class Crowd {
  readonly #origin: string;
  readonly #employer: Employer;
  readonly #worker: Person;
  readonly #pauseMs: number;
  /** Ids of the shifts that were said to be posted. */
  readonly acknowledged = new Set<string>();
  /** Postings of which nobody knows what became: a process died over them. */
  #open: Posting[] = [];
  #requests = 0;
  #posted = 0;
  #longestMs = 0;
  #failed = new Map<string, number>();
  #isOver = false;
  #senders: readonly Promise<void>[] = [];

  /** Each of them waits so many milliseconds between two requests. */
  constructor(origin: string, employer: Employer, worker: Person, pauseMs: number) {
    this.#origin = origin;
    this.#employer = employer;
    this.#worker = worker;
    this.#pauseMs = pauseMs;
  }

  /** What it meets while the work is done, and until it has sent so many requests. */
  async during(work: () => Promise<unknown>, atLeast = 0): Promise<Met> {
    this.#begin();
    const began = performance.now();
    try {
      await work();
      while (this.#requests < atLeast) await after(AGAIN_AFTER_MS);
    } finally {
      this.#isOver = true;
      await Promise.all(this.#senders);
    }
    return {
      requests: this.#requests,
      acknowledged: this.#posted,
      failed: this.#failed,
      seconds: Math.round((performance.now() - began) / 1000),
      longestMs: Math.round(this.#longestMs),
    };
  }

  #begin(): void {
    this.#requests = 0;
    this.#posted = 0;
    this.#longestMs = 0;
    this.#failed = new Map();
    this.#isOver = false;
    this.#senders = Array.from({ length: AT_ONCE }, () => this.#sendOn());
  }

  async #sendOn(): Promise<void> {
    while (!this.#isOver) {
      const turn = this.#requests;
      const page = PAGES[(turn % PAGE_EACH) - 1];
      if (turn % POST_EACH === 0) await this.#post();
      else if (page) await this.#timed(() => this.#page(page));
      else await this.#timed(() => send(this.#origin, currentUser, {}, this.#worker));
      if (this.#pauseMs > 0) await after(this.#pauseMs);
    }
  }

  async #page(path: string): Promise<{ readonly status: number }> {
    const answer = await fetch(`${this.#origin}${path}`);
    await answer.arrayBuffer();
    return answer;
  }

  async #post(): Promise<void> {
    const body = shiftToPost(this.#employer, new Date(Date.now() + IN_A_MONTH_MS));
    const posting = { body, idempotencyKey: randomUUID() };
    if (await this.#sendUntilKnown(posting, () => this.#isOver)) this.#posted += 1;
    else this.#open.push(posting);
  }

  /** Sends a posting until it is there, or refused because it may be there already, or nobody waits any more. */
  async #sendUntilKnown(posting: Posting, isEnough: () => boolean): Promise<boolean> {
    for (;;) {
      const status = await this.#send(posting);
      if (status !== undefined && status < FIRST_REFUSAL) return true;
      if (status === CONFLICT || isEnough()) return false;
      await after(AGAIN_AFTER_MS);
    }
  }

  /** Its status; a success is noted. Undefined where the connection broke. */
  async #send({ body, idempotencyKey }: Posting): Promise<number | undefined> {
    const answer = await this.#timed(() =>
      send(this.#origin, createPost, { body }, this.#employer, { idempotencyKey }),
    );
    if (answer && answer.status < FIRST_REFUSAL && '_id' in answer.body) {
      this.acknowledged.add(answer.body._id);
    }
    return answer?.status;
  }

  /** Sends what is open once more. Answers how many are still refused, because their one answer was lost. */
  async settle(): Promise<number> {
    const open = this.#open;
    this.#open = [];
    const deadline = Date.now() + SETTLED_WITHIN_MS;
    for (const posting of open) {
      const isKnown = await this.#sendUntilKnown(posting, () => Date.now() > deadline);
      if (!isKnown) this.#open.push(posting);
    }
    return this.#open.length;
  }

  /** The answer, or nothing where the connection broke; whatever is no success is counted. */
  async #timed<Answer extends { readonly status: number }>(
    ask: () => Promise<Answer>,
  ): Promise<Answer | undefined> {
    this.#requests += 1;
    const began = performance.now();
    try {
      const answer = await ask();
      if (answer.status >= FIRST_REFUSAL) this.#count(`${answer.status}`);
      return answer;
    } catch {
      // The connection broke, which is what is counted here.
      this.#count('broken');
      await after(AGAIN_AFTER_MS);
      return undefined;
    } finally {
      this.#longestMs = Math.max(this.#longestMs, performance.now() - began);
    }
  }

  #count(what: string): void {
    this.#failed.set(what, (this.#failed.get(what) ?? 0) + 1);
  }
}
