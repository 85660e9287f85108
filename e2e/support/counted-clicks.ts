import type { Locator } from 'playwright-core';

/** A click of a manager, and how long it took until the page showed what follows from it. */
interface Step {
  readonly what: string;
  readonly ms: number;
}

/** Counts what a person clicks and types, and how long each is waited for. */
export class CountedClicks {
  readonly #steps: Step[] = [];

  /** Clicks, and waits until what follows is in sight. */
  async click(what: string, target: Locator, follows: Locator): Promise<void> {
    await target.waitFor();
    const begun = performance.now();
    await target.click();
    await follows.first().waitFor();
    this.#steps.push({ what, ms: Math.round(performance.now() - begun) });
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
