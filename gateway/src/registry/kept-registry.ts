import { setTimeout as wait } from 'node:timers/promises';
import { describeFailure, PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { RegistryDocument, RegistryFiles } from './served-registry.ts';

/** The time, as far as keeping goes, in milliseconds. */
export interface RegistryClock {
  /** Counts on, from whenever. */
  now(): number;
  after(milliseconds: number): Promise<unknown>;
}

const CLOCK: RegistryClock = {
  now: () => performance.now(),
  after: (milliseconds) => wait(milliseconds, undefined, { ref: false }),
};

export interface KeptRegistryParts {
  readonly registry: RegistryFiles;
  /** For how many milliseconds it is answered as it was read; with 0 it is read for each answer. */
  readonly keepMs: number;
  /** Hears, once until it works again, that the registry cannot be read. */
  readonly onProblem: (problem: string) => void;
  readonly clock?: RegistryClock;
}

/** Whoever opens a page waits no longer for what the registry says now. */
const PATIENCE_MS = 2_000;
/** What takes so long is not waited for by anybody; it is read anew. */
const GIVE_UP_MS = 10_000;

/**
 * A registry that is read once for all who ask within `keepMs`, by one reading at a time. While it cannot
 * be read, or takes longer than two seconds, it is answered as it was last read. Where it never was,
 * `read` throws what reading threw, after ten seconds a PlainFailure.
 */
export class KeptRegistry implements RegistryFiles {
  readonly #parts: KeptRegistryParts;
  readonly #clock: RegistryClock;
  #good: RegistryDocument | undefined;
  #triedAt = Number.NEGATIVE_INFINITY;
  #reading: Promise<RegistryDocument> | undefined;
  #isAway = false;

  constructor(parts: KeptRegistryParts) {
    this.#parts = parts;
    this.#clock = parts.clock ?? CLOCK;
  }

  async read(): Promise<RegistryDocument> {
    const isFresh = this.#clock.now() - this.#triedAt < this.#parts.keepMs;
    if (this.#good !== undefined && isFresh && this.#reading === undefined) return this.#good;
    this.#reading ??= this.#begin(this.#good);
    return this.#reading;
  }

  #begin(before: RegistryDocument | undefined): Promise<RegistryDocument> {
    const reading = this.#readAnew();
    if (before === undefined) return reading;
    return Promise.race([reading, this.#clock.after(PATIENCE_MS).then(() => before)]);
  }

  async #readAnew(): Promise<RegistryDocument> {
    try {
      this.#good = await Promise.race([this.#parts.registry.read(), this.#giveUp()]);
      this.#isAway = false;
      return this.#good;
    } catch (failure) {
      this.#report(failure);
      if (this.#good === undefined) throw failure;
      return this.#good;
    } finally {
      this.#reading = undefined;
      this.#triedAt = this.#clock.now();
    }
  }

  async #giveUp(): Promise<never> {
    await this.#clock.after(GIVE_UP_MS);
    throw new PlainFailure('It has not answered within ten seconds.');
  }

  #report(failure: unknown): void {
    if (this.#isAway) return;
    this.#isAway = true;
    const meanwhile = this.#good ? '; until it can be, it is answered as it was last read' : '';
    this.#parts.onProblem(`The registry cannot be read: ${describeFailure(failure)}${meanwhile}`);
  }
}
