import type { Browser, CDPSession } from 'playwright-core';

/** A page that is measured: its path, and what must be there before a person can use it. */
export interface MeasuredPage {
  readonly name: string;
  readonly path: string;
  /** A selector, or a text that the page shows. */
  readonly ready: { readonly selector: string } | { readonly text: string };
  /** The token of who looks at it; null for a visitor. */
  readonly token: string | null;
}

/** One file or answer that the page fetched. */
export interface Transfer {
  readonly url: string;
  readonly kind: string;
  /** Bytes over the wire, headers included. */
  readonly bytes: number;
  /** Address of the file that asked for it. */
  readonly askedBy: string | null;
  /** Milliseconds since the navigation began. */
  readonly from: number;
  readonly to: number;
}

export interface Visit {
  /** Milliseconds since the navigation began. */
  readonly firstPaint: number;
  /** When the page itself had taken the place of its skeleton; its data may still be missing. */
  readonly rendered: number;
  readonly interactive: number;
  readonly transfers: readonly Transfer[];
}

/** A home connection: 100 ms there and back, 10 Mbit/s down, 5 up. */
const NETWORK = {
  offline: false,
  latency: 100,
  downloadThroughput: 10_000_000 / 8,
  uploadThroughput: 5_000_000 / 8,
};
const PATIENCE_MS = 30_000;

interface Marks {
  renderedAt?: number;
  readyAt?: number;
}

type MarkedWindow = Window & { readonly marks?: Marks };

/** Opens a page with an empty cache and follows it until it can be used and nothing is on its way. */
export async function visit(browser: Browser, origin: string, page: MeasuredPage): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 1440, height: 900 },
  });
  try {
    await context.addInitScript(prepare, { token: page.token, ready: page.ready });
    const tab = await context.newPage();
    const session = await context.newCDPSession(tab);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    // The socket is the same in both, and its server knows one of the two origins only.
    await session.send('Network.setBlockedURLs', { urls: ['*/socket.io/*'] });
    const transfers = record(session);
    await tab.goto(page.path, { waitUntil: 'commit' });
    await tab.waitForFunction(() => (window as MarkedWindow).marks?.readyAt !== undefined, null, {
      timeout: PATIENCE_MS,
    });
    await tab.waitForLoadState('networkidle');
    const measured = await tab.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      rendered: (window as MarkedWindow).marks?.renderedAt,
      interactive: (window as MarkedWindow).marks?.readyAt,
    }));
    const { firstPaint = Number.NaN, rendered = Number.NaN, interactive = Number.NaN } = measured;
    return { firstPaint, rendered, interactive, transfers: transfers() };
  } finally {
    await context.close();
  }
}

/** Runs in the page before its own scripts: signs in, notes when it is drawn and when it can be used. */
function prepare({ token, ready }: Pick<MeasuredPage, 'token' | 'ready'>): void {
  if (token !== null) localStorage.setItem('token', token);
  const marks: Marks = {};
  Object.assign(window, { marks });
  const isReady = (): boolean =>
    'selector' in ready
      ? document.querySelector(ready.selector) !== null
      : (document.getElementById('content')?.textContent ?? '').includes(ready.text);
  const look = (): void => {
    if (marks.renderedAt === undefined && document.querySelector('#content h1') !== null) {
      marks.renderedAt = performance.now();
    }
    if (isReady()) marks.readyAt = performance.now();
    else requestAnimationFrame(look);
  };
  look();
}

/** Follows what the page fetches; the function that it answers gives all of it so far. */
export function record(session: CDPSession): () => Transfer[] {
  const requests = new Map<string, Omit<Transfer, 'bytes' | 'to'>>();
  const finished: Transfer[] = [];
  let start: number | undefined;
  session.on('Network.requestWillBeSent', ({ requestId, request, type, initiator, timestamp }) => {
    start ??= timestamp;
    const [frame] = initiator.stack?.callFrames ?? [];
    const askedBy = frame?.url || initiator.url || null;
    const from = (timestamp - start) * 1000;
    requests.set(requestId, { url: request.url, kind: type ?? 'Other', askedBy, from });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength, timestamp }) => {
    const request = requests.get(requestId);
    if (request === undefined || start === undefined) return;
    finished.push({ ...request, bytes: encodedDataLength, to: (timestamp - start) * 1000 });
  });
  return () => [...finished];
}
