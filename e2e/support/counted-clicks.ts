import type { Locator } from 'playwright-core';

/** A click or tap of a person, and how long it took until the page showed what follows from it. */
interface Step {
  readonly what: string;
  readonly ms: number;
}

/** Counts what a person clicks, or taps on a touch screen, and how long each is waited for. */
export class CountedClicks {
  readonly #steps: Step[] = [];
  readonly #by: 'click' | 'tap';

  constructor(by: 'click' | 'tap' = 'click') {
    this.#by = by;
  }

  /** Clicks, and waits until what follows is in sight. */
  async click(what: string, target: Locator, follows: Locator): Promise<void> {
    await target.waitFor();
    const begun = performance.now();
    await target[this.#by]();
    await follows.first().waitFor();
    this.#steps.push({ what, ms: Math.round(performance.now() - begun) });
  }

  /** Counts what the spec does in another way, such as a tap on a notification of the phone itself. */
  note(what: string): void {
    this.#steps.push({ what, ms: 0 });
  }

  get count(): number {
    return this.#steps.length;
  }

  /** The step that was waited for longest. */
  get slowest(): Step {
    return this.#steps.reduce((slowest, step) => (step.ms > slowest.ms ? step : slowest), {
      what: 'nothing',
      ms: 0,
    });
  }
}
