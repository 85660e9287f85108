type Step = () => Promise<void>;

interface Event {
  readonly at: Date;
  readonly step: Step;
}

/** What happens when, in the demo marketplace. */
export class Timeline {
  readonly #events: Event[] = [];

  add(at: Date, step: Step): void {
    this.#events.push({ at, step });
  }

  /** Runs everything in the order of time; what was added first goes first at the same instant. */
  async run(goTo: (at: Date) => Promise<void>): Promise<void> {
    for (const { at, step } of this.#events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      await goTo(at);
      await step();
    }
  }
}
