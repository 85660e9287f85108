const MINUTE_MS = 60_000;
const THE_FIRST = new Date(0);

/**
 * From when on due records are looked for. What was done leaves its place in the index for minutes, and whoever
 * begins at the first one passes over all of those (ADR 0402).
 */
export class LookedThrough {
  #until: Date | null = null;
  #wholeAt: Date | null = null;

  /** When the oldest record that has to be looked for is due, at an instant. */
  since(now: Date): Date {
    if (this.#until === null || this.#wholeAt === null) return THE_FIRST;
    // What another process writes late, or by a clock that is behind, is found by the next whole look.
    const isWholeLookDue = now.getTime() - this.#wholeAt.getTime() >= MINUTE_MS;
    const isBefore = now < this.#until;
    if (isWholeLookDue || isBefore) return THE_FIRST;
    return new Date(this.#until.getTime() - MINUTE_MS);
  }

  /** Everything that was due between the two was seen. */
  seen(since: Date, now: Date): void {
    this.#until = now;
    if (since <= THE_FIRST) this.#wholeAt = now;
  }
}
