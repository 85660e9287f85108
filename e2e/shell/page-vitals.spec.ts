import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { aWorker, signIn } from '../support/people.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const MEASURING = /\/page-vitals\.[0-9a-f]+\.js$/;
/** The page has to come, and then to stand for a while, before it is measured. */
const MEASURED_WITHIN_MS = 40_000;

/** As a phone does when another app comes to the front; a browser without a window never hides a page. */
const hide = (page: Page): Promise<void> =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });

describe('how a page felt', () => {
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    const stack = await connectToStack();
    browser = await launchChromium();
    visitor = await openVisitor(browser, stack);
    await signIn(visitor, await aWorker(stack));
  });
  afterAll(() => browser?.close());

  it('is measured after the page has stood, and told by remote and release when it is left', async () => {
    const { page, problems } = visitor;
    const measuring = page.waitForResponse(MEASURING, { timeout: MEASURED_WITHIN_MS });
    await page.goto('/find-work');
    await (await measuring).finished();
    const told = page.waitForRequest(/\/api\/portal\/vitals$/);

    await hide(page);

    expect((await told).postDataJSON()).toEqual({
      vitals: expect.arrayContaining([
        expect.objectContaining({ remote: 'mf-worker', page: '/find-work/:id?', name: 'LCP' }),
      ]),
    });
    expect(problems).toEqual([]);
  }, 60_000);
});
