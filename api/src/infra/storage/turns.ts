/** Lets work be done one after the other, in the order in which it was asked for. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly mostWaiting: number) {}

  /** Whether so many wait that no more should be added. */
  get isFull(): boolean {
    return this.#waiting >= this.mostWaiting;
  }

  /** The result of the work, once all that came before is over. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#waiting += 1;
    const result = this.#last.then(work);
    // Whose work failed is told by its own promise; the next one begins all the same.
    this.#last = result.catch(() => undefined);
    try {
      return await result;
    } finally {
      this.#waiting -= 1;
    }
  }
}
