/** The sandbox's time, in milliseconds since 1970; tests move it, nothing else does. */
export class SandboxClock {
  readonly #source: () => number;
  #offset = 0;

  constructor(source: () => number = Date.now) {
    this.#source = source;
  }

  /** Milliseconds since 1970. */
  now(): number {
    return this.#source() + this.#offset;
  }

  /** Whole seconds since 1970, as Stripe's API counts. */
  seconds(): number {
    return Math.floor(this.now() / 1000);
  }

  /** Moves the time on by so many milliseconds. */
  advance(milliseconds: number): void {
    this.#offset += milliseconds;
  }

  /** Sets the time; it runs on from there. */
  set(time: Date): void {
    this.#offset = time.getTime() - this.#source();
  }
}
