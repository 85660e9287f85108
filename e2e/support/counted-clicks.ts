import type { Locator, Page, Request } from 'playwright-core';

/** A click or tap of a person, and how long it took until the page showed what follows from it. */
interface Step {
  readonly what: string;
  readonly ms: number;
  /** Of that, what the page took by itself: no request was under way, and the machine was not busy. */
  readonly ownMs: number;
}

/** In how many milliseconds a machine that is not busy draws two frames. */
const TWO_FRAMES_MS = 50;

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
    const asking = askingTime(target.page());
    const begun = performance.now();
    await target[this.#by]();
    await follows.first().waitFor();
    const ms = performance.now() - begun;
    const own = (ms - asking()) / (await slownessOf(target.page()));
    this.#steps.push({ what, ms: Math.round(ms), ownMs: Math.round(own) });
  }

  /** Counts what the spec does in another way, such as a tap on a notification of the phone itself. */
  note(what: string): void {
    this.#steps.push({ what, ms: 0, ownMs: 0 });
  }

  get count(): number {
    return this.#steps.length;
  }

  /** The step that was waited for longest. */
  get slowest(): Step {
    return this.#longestBy('ms');
  }

  /** The step in which the page itself kept somebody waiting longest. */
  get slowestByItself(): Step {
    return this.#longestBy('ownMs');
  }

  #longestBy(time: 'ms' | 'ownMs'): Step {
    const none: Step = { what: 'nothing', ms: 0, ownMs: 0 };
    return this.#steps.reduce(
      (longest, step) => (step[time] > longest[time] ? step : longest),
      none,
    );
  }
}

/** Begins to look at the page's requests; ends with the milliseconds in which any was under way. */
function askingTime(page: Page): () => number {
  const underWay = new Set<Request>();
  let since = 0;
  let asked = 0;
  const begin = (request: Request) => {
    if (underWay.size === 0) since = performance.now();
    underWay.add(request);
  };
  const end = (request: Request) => {
    if (underWay.delete(request) && underWay.size === 0) asked += performance.now() - since;
  };
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  return () => {
    page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    return underWay.size === 0 ? asked : asked + performance.now() - since;
  };
}

/** How many times as long as on a machine that is not busy the page takes now to draw; at least 1. */
async function slownessOf(page: Page): Promise<number> {
  const begun = performance.now();
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  return Math.max(1, (performance.now() - begun) / TWO_FRAMES_MS);
}
