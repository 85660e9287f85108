import type { Browser, BrowserContext, CDPSession } from 'playwright-core';
import { type MeasuredPage, record, type Transfer } from './visit.ts';

/** What a person with the phone of docs/developers/benchmarks-web.md waits for, in milliseconds. */
export interface PhoneVisit {
  readonly firstPaint: number;
  /** When the page's data can be read: in what the server wrote, in its first picture, or in the page. */
  readonly shown: number;
  /** When the page itself shows its data, and all of it can be used. */
  readonly usable: number;
  /** The longest time for which the page could not answer a touch, and all over 50 ms together. */
  readonly longestTask: number;
  readonly tasks: number;
  readonly transfers: readonly Transfer[];
}

/** 150 ms there and back, 1.6 Mbit/s down, 0.75 up. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const PROCESSOR_SLOWER = 4;
const PATIENCE_MS = 60_000;

interface Marks {
  shownAt?: number;
  usableAt?: number;
  readonly tasks: number[];
}

type MarkedWindow = Window & { readonly marks?: Marks };

/** Opens the page on the phone with nothing kept, and again with the browser's cache, before a service worker begins. */
export async function phoneVisits(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
): Promise<{ readonly cold: PhoneVisit; readonly again: PhoneVisit }> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  });
  try {
    await context.addInitScript(prepare, { token: page.token, ready: page.ready });
    return { cold: await open(context, page), again: await open(context, page) };
  } finally {
    await context.close();
  }
}

async function open(context: BrowserContext, page: MeasuredPage): Promise<PhoneVisit> {
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await slowDown(session);
  const transfers = record(session);
  await tab.goto(page.path, { waitUntil: 'commit' });
  await tab.waitForFunction(() => (window as MarkedWindow).marks?.usableAt !== undefined, null, {
    timeout: PATIENCE_MS,
  });
  await tab.waitForLoadState('networkidle');
  const measured = await tab.evaluate(() => {
    const { shownAt, usableAt, tasks = [] } = (window as MarkedWindow).marks ?? {};
    return {
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      shown: shownAt,
      usable: usableAt,
      longestTask: Math.max(0, ...tasks),
      tasks: tasks.reduce((sum, duration) => sum + duration, 0),
    };
  });
  await tab.close();
  const { firstPaint = Number.NaN, shown = Number.NaN, usable = Number.NaN, ...others } = measured;
  return { firstPaint, shown, usable, ...others, transfers: transfers() };
}

async function slowDown(session: CDPSession): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWER });
}

/** Runs in the page before its own scripts: signs in, notes long tasks and when the data is shown. */
function prepare({ token, ready }: Pick<MeasuredPage, 'token' | 'ready'>): void {
  if (window !== window.top) return;
  if (token !== null) localStorage.setItem('token', token);
  localStorage.setItem('continueInBrowser', 'true');
  const marks: Marks = { tasks: [] };
  Object.assign(window, { marks });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) marks.tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  const isIn = (place: Element | null): boolean =>
    'selector' in ready
      ? place?.querySelector(ready.selector) != null
      : (place?.textContent ?? '').includes(ready.text);
  const look = (): void => {
    const isUsable = isIn(document.getElementById('content'));
    if (isUsable || isIn(document.querySelector('.ls-first-picture, .ls-served'))) {
      marks.shownAt ??= performance.now();
    }
    if (isUsable) marks.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}
