/** Work on the same subject, one after another in this process; work on others does not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Does the work when all that was asked for the subject before is done, however that ended. */
  async take<Result>(subject: string, work: () => Promise<Result>): Promise<Result> {
    const result = (this.#last.get(subject) ?? Promise.resolve()).then(work);
    const turn = result.catch(() => undefined);
    this.#last.set(subject, turn);
    try {
      return await result;
    } finally {
      if (this.#last.get(subject) === turn) {
        this.#last.delete(subject);
      }
    }
  }
}
