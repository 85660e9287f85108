type Act = () => Promise<void>;

interface Event {
  readonly at: Date;
  readonly act: Act;
}

/** What happens when, in the demo marketplace's story. */
export class Timeline {
  readonly #events: Event[] = [];

  add(at: Date, act: Act): void {
    this.#events.push({ at, act });
  }

  /** Plays everything in the order of time; what was added first goes first at the same instant. */
  async play(goTo: (at: Date) => Promise<void>): Promise<void> {
    for (const { at, act } of this.#events.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
      await goTo(at);
      await act();
    }
  }
}
