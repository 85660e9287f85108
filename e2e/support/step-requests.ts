import type { Page, Request } from 'playwright-core';

/** What a step asked the API for; counted by order, not by time. */
export interface Asked {
  /** The longest row of requests each of which began after another was answered. */
  readonly inSequence: number;
  /** Of the reads of one call, how many were about different things. */
  readonly mostAlike: number;
}

const ID = /[0-9a-f]{24}/g;
/** What the portal asks for by itself, whatever is clicked. */
const OF_ITSELF = [
  '/api/auth',
  '/api/notification',
  '/api/portal/reports',
  '/api/clockedtime/rules',
];

/** Follows what a page asks the API for between a click and what follows from it. */
export class StepRequests {
  readonly #depths = new Map<Request, number>();
  readonly #seen = new Set<string>();
  readonly #reads = new Map<string, Set<string>>();
  #answered = 0;
  #inSequence = 0;

  constructor(page: Page) {
    page.on('request', (request) => this.#begin(request));
    page.on('requestfinished', (request) => this.#end(request));
    page.on('requestfailed', (request) => this.#end(request));
  }

  /** Forgets the steps before. */
  begin(): void {
    this.#depths.clear();
    this.#seen.clear();
    this.#reads.clear();
    this.#answered = 0;
    this.#inSequence = 0;
  }

  get asked(): Asked {
    const alike = [...this.#reads.values()].map(({ size }) => size);
    return { inSequence: this.#inSequence, mostAlike: Math.max(0, ...alike) };
  }

  /** The second act of many alike, and what is asked again without an act, are waited for by nobody. */
  #begin(request: Request): void {
    const { pathname, search } = new URL(request.url());
    if (!pathname.startsWith('/api/') || OF_ITSELF.includes(pathname)) return;
    const isRead = request.method() === 'GET';
    const call = `${request.method()} ${pathname.replace(ID, ':id')}`;
    const what = isRead ? `${call} ${pathname}${search}` : call;
    if (this.#seen.has(what)) return;
    // What is read anew because of an act is waited for.
    if (!isRead) {
      for (const known of this.#seen) if (known.startsWith('GET ')) this.#seen.delete(known);
    }
    this.#seen.add(what);
    if (isRead) this.#reads.set(call, (this.#reads.get(call) ?? new Set()).add(what));
    const depth = this.#answered + 1;
    this.#depths.set(request, depth);
    this.#inSequence = Math.max(this.#inSequence, depth);
  }

  #end(request: Request): void {
    this.#answered = Math.max(this.#answered, this.#depths.get(request) ?? 0);
  }
}
