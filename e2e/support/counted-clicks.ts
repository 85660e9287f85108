import type { Locator, Page } from 'playwright-core';
import { type Asked, StepRequests } from './step-requests.ts';

/** A click or tap of a person, and how long it took until the page showed what follows from it. */
interface Step {
  readonly what: string;
  readonly ms: number;
  readonly asked: Asked;
}

const NOTHING: Asked = { inSequence: 0, mostAlike: 0 };

/** Counts what a person clicks, or taps on a touch screen, and how long each is waited for. */
export class CountedClicks {
  readonly #steps: Step[] = [];
  readonly #by: 'click' | 'tap';
  readonly #requests = new WeakMap<Page, StepRequests>();

  constructor(by: 'click' | 'tap' = 'click') {
    this.#by = by;
  }

  /** Clicks, and waits until what follows is in sight. */
  async click(what: string, target: Locator, follows: Locator): Promise<void> {
    const requests = this.#of(target.page());
    await target.waitFor();
    requests.begin();
    const begun = performance.now();
    await target[this.#by]();
    await follows.first().waitFor();
    const ms = Math.round(performance.now() - begun);
    this.#steps.push({ what, ms, asked: requests.asked });
  }

  /** Counts what the spec does in another way, such as a tap on a notification of the phone itself. */
  note(what: string): void {
    this.#steps.push({ what, ms: 0, asked: NOTHING });
  }

  get count(): number {
    return this.#steps.length;
  }

  /** In their order. */
  get steps(): readonly Step[] {
    return this.#steps;
  }

  /** The step that was waited for longest. */
  get slowest(): Step {
    return this.#steps.reduce((slowest, step) => (step.ms > slowest.ms ? step : slowest), {
      what: 'nothing',
      ms: 0,
      asked: NOTHING,
    });
  }

  /** One line a step: its time as a ratio to the median of all, in milliseconds, and what it asked for. */
  table(): string {
    const times = this.#steps.map(({ ms }) => ms).sort((one, other) => one - other);
    const median = times[Math.floor(times.length / 2)] || 1;
    return this.#steps
      .map(({ what, ms, asked: { inSequence, mostAlike } }) => {
        return `${(ms / median).toFixed(2)} ${ms} ms, ${inSequence} in sequence, ${mostAlike} alike: ${what}`;
      })
      .join('\n');
  }

  #of(page: Page): StepRequests {
    const requests = this.#requests.get(page) ?? new StepRequests(page);
    this.#requests.set(page, requests);
    return requests;
  }
}
