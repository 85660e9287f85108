const QUIET_MS = 10 * 60_000;

/**
 * Keeps so many names, those that were heard of last. Where all places are taken, a new name takes that of
 * the one that was longest not heard of, if that is ten minutes ago: names that somebody makes up cannot
 * push out those that are heard of all the time.
 */
export class HeardNames {
  readonly #most: number;
  /** When each was heard of, the longest ago first. */
  readonly #names = new Map<string, Date>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether the name is kept, and which one is forgotten for it. */
  hear(name: string, at: Date): { readonly isKept: boolean; readonly forgotten?: string } {
    if (this.#names.delete(name) || this.#names.size < this.#most) {
      this.#names.set(name, at);
      return { isKept: true };
    }
    const [[forgotten, heardAt] = [name, at]] = this.#names;
    if (at.getTime() - heardAt.getTime() < QUIET_MS) return { isKept: false };
    this.#names.delete(forgotten);
    this.#names.set(name, at);
    return { isKept: true, forgotten };
  }

  /** All that are kept. */
  [Symbol.iterator](): Iterator<string> {
    return this.#names.keys();
  }
}
