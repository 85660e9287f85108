import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { deletePost } from '@leafshift/contracts/posts';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { openBoard } from '../support/open-board.ts';
import { anEmployer, aPermanentPosting, type Employer } from '../support/people.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** The landmarks that must be at the same position in the served page and in the remote's page. */
const LANDMARKS = [
  'h1',
  '.ls-posting-filters',
  '.ls-posting',
  '.ls-posting-title',
  '.ls-posting-pay',
  '.ls-posting-side',
  '.ls-posting-text',
  '.ls-posting-similar',
];
/** A layout shift below this cannot be seen; the rest comes from loading the web font. */
const UNSEEN_SHIFT = 0.01;

interface ShiftEntry extends PerformanceEntry {
  readonly value: number;
}

describe('the public board', () => {
  let browser: Browser;
  let visitor: Visitor;
  let withoutScripts: Page;
  let portalUrl: string;
  let employer: Employer;
  let kept: string;
  let gone: string;

  beforeAll(async () => {
    const stack = await connectToStack();
    ({ portalUrl } = stack);
    employer = await anEmployer(stack);
    gone = await aPermanentPosting(employer);
    kept = await aPermanentPosting(employer);
    await aPermanentPosting(employer);
    await employer.api.send(deletePost, { params: { id: gone } });
    browser = await launchChromium();
    visitor = await openVisitor(browser, { portalUrl, expectedProblems: [/status of 404/] });
    const plain = await browser.newContext({
      baseURL: portalUrl,
      viewport: { width: 1440, height: 900 },
      locale: 'en-CA',
      javaScriptEnabled: false,
    });
    withoutScripts = await plain.newPage();
  });

  afterAll(() => browser?.close());

  const get = (path: string, language = 'en') =>
    fetch(`${portalUrl}${path}`, { headers: { 'accept-language': language } });

  const boxesOn = async (page: Page): Promise<Record<string, string>> => {
    const boxes: Record<string, string> = {};
    for (const landmark of LANDMARKS) {
      const element = page.locator(landmark).first();
      const box = (await element.count()) > 0 ? await element.boundingBox() : null;
      if (box) {
        boxes[landmark] = [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
      }
    }
    return boxes;
  };

  it('answers search engines with status, head and content in their language', async () => {
    const board = await get('/job-posting', 'fr-CA');
    const posting = await get(`/job-posting/${kept}`);
    const html = await posting.text();

    expect([board.status, posting.status]).toEqual([200, 200]);
    expect((await get(`/job-posting/${gone}`)).status).toBe(404);
    expect(await board.text()).toMatch(/<html lang="fr".*<h1[^>]*>Offres d’emploi</s);
    expect(html).toContain(`<link rel="canonical" href="${portalUrl}/job-posting/${kept}"`);
    expect(html).toMatch(/<meta property="og:title" content="[^"]+"/);
    expect(html).toMatch(/<script type="application\/ld\+json">\{[^<]*"@type":"JobPosting"/);
    expect(html).toMatch(/<h1[^>]*>.+<\/h1>.*class="ls-rich-text"/s);
    expect(await (await get('/sitemap.xml')).text()).toContain(`/job-posting/${kept}</loc>`);
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${portalUrl}/sitemap.xml`);
  });

  it('works without scripts: search, a posting, and the way back', async () => {
    await withoutScripts.goto('/job-posting');
    await withoutScripts.getByRole('searchbox').fill('nothing like this');
    await withoutScripts.keyboard.press('Enter');
    await withoutScripts.getByText('No postings match your search').waitFor();
    await withoutScripts.getByRole('link', { name: 'Show all postings' }).click();
    await withoutScripts.locator(`.ls-posting a[href="/job-posting/${kept}"]`).click();
    await withoutScripts.getByRole('link', { name: 'All postings' }).waitFor();
  });

  it.each(['/job-posting', 'posting'])(
    'hands %s over to the portal without a jump',
    async (path) => {
      const address = path === 'posting' ? `/job-posting/${kept}` : path;
      const { page } = visitor;
      await page.addInitScript(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as ShiftEntry[]) shifts.push(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await withoutScripts.goto(address);
      const before = await boxesOn(withoutScripts);
      await openBoard(page, address);

      expect(Object.keys(before).length).toBeGreaterThan(4);
      expect(await boxesOn(page)).toEqual(before);
      const shifted = await page.evaluate(() =>
        (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
      );
      expect(shifted).toBeLessThan(UNSEEN_SHIFT);
    },
  );

  it('shares a posting, leads to similar ones, and forgets what was served', async () => {
    const { page, context } = visitor;
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openBoard(page, `/job-posting/${kept}`);
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('Link copied to clipboard!').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      `${portalUrl}/job-posting/${kept}`,
    );
    expect(await page.getByRole('link', { name: 'Share on LinkedIn' }).getAttribute('href')).toBe(
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(`${portalUrl}/job-posting/${kept}`)}`,
    );

    const similar = page.getByRole('region', { name: 'Other positions' });
    await similar.getByRole('link').first().click();
    await page.waitForURL((url) => !url.pathname.endsWith(kept));
    await page.locator('link[rel="canonical"]').waitFor({ state: 'detached' });
  });

  it('says that a posting is gone, and offers others', async () => {
    const { page } = visitor;
    await openBoard(page, `/job-posting/${gone}`);
    await page.getByRole('heading', { name: 'This posting is no longer available' }).waitFor();
    await page.getByRole('region', { name: 'Other positions' }).getByRole('link').first().waitFor();

    expect(visitor.problems).toEqual([]);
  });
});
