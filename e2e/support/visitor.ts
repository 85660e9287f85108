import type { Browser, BrowserContext, Page } from 'playwright-core';

/** Somebody with a browser window of their own, and everything that went wrong in it. */
export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Since the start: uncaught errors, and error messages of the console, as for a breach of the page's policy. */
  readonly problems: readonly string[];
  close(): Promise<void>;
}

export interface VisitorOptions {
  readonly portalUrl: string;
  readonly width?: number;
  readonly height?: number;
  /** Whether it is a touch screen, as a phone's; it is not where absent. */
  readonly touches?: boolean;
  /** Whether the browser keeps the portal for a time without a network; it does not where absent. */
  readonly keepsPortal?: boolean;
  /** Console errors that the test causes on purpose. */
  readonly expectedProblems?: readonly RegExp[];
}

/** The narrowest phone that the portal is made for. */
export const PHONE = { width: 360, height: 780 };

/** How long a step of a person may take before it counts as broken. */
const PATIENCE_MS = 20_000;

/** Opens a fresh browser window on the portal, as a new visitor has it. */
export const openVisitor = async (
  browser: Browser,
  {
    portalUrl,
    width = 1440,
    height = 900,
    touches = false,
    keepsPortal = false,
    expectedProblems = [],
  }: VisitorOptions,
): Promise<Visitor> => {
  const context = await browser.newContext({
    baseURL: portalUrl,
    viewport: { width, height },
    hasTouch: touches,
    isMobile: touches,
    locale: 'en-CA',
    timezoneId: 'America/Vancouver',
    reducedMotion: 'reduce',
    serviceWorkers: keepsPortal ? 'allow' : 'block',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const problems: string[] = [];
  const note = (text: string): void => {
    if (!expectedProblems.some((expected) => expected.test(text))) problems.push(text);
  };
  page.on('pageerror', (error) => note(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} ${message.location().url}`);
  });

  return { page, context, problems, close: () => context.close() };
};

/** Waits until the browser of a visitor who keeps the portal answers for it. */
export const isKept = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, {
    timeout: 30_000,
  });
