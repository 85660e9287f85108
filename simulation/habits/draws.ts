import { createHash } from 'node:crypto';

/** What a draw is about: who, when and what. The same words always draw the same. */
export type About = readonly (string | number)[];

const RANGE = 2 ** 32;

/**
 * Chance by name instead of by order: two processes answer at different moments in each run, and nobody's
 * luck may depend on who was asked first. The same seed makes the same people do the same things again.
 */
export class Draws {
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** From 0 on and below 1. */
  fraction(...about: About): number {
    const digest = createHash('sha256').update(JSON.stringify([this.#seed, ...about]));
    return digest.digest().readUInt32BE() / RANGE;
  }

  /** Whether it happens that happens in so many of a hundred cases. */
  happens(percent: number, ...about: About): boolean {
    return this.fraction(...about) * 100 < percent;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number, ...about: About): number {
    return least + Math.floor(this.fraction(...about) * (most - least + 1));
  }

  /** One of them; undefined of none. */
  pick<Item>(items: readonly Item[], ...about: About): Item | undefined {
    return items[Math.floor(this.fraction(...about) * items.length)];
  }

  /** All of them in an order that was drawn. */
  shuffled<Item>(items: readonly Item[], ...about: About): readonly Item[] {
    return items
      .map((item, index) => ({ item, at: this.fraction(...about, index) }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ item }) => item);
  }
}
