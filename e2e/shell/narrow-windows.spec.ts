import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { completeShift } from '@leafshift/contracts/posts';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { moveClock } from '../support/api-clock.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { anEmployer, aShift, aWorker, hoursFromNow, signIn } from '../support/people.ts';
import { workShift } from '../support/shift-steps.ts';
import { openVisitor } from '../support/visitor.ts';

/** What of an element lies outside of the window, in pixels to the left and to the right. */
const cutOff = async (page: Page, selector: string): Promise<{ left: number; right: number }> => {
  const found = await page.locator(selector).first().boundingBox();
  if (found === null) throw new Error(`${selector} is not shown`);
  const width = page.viewportSize()?.width ?? 0;
  return { left: Math.max(0, -found.x), right: Math.max(0, found.x + found.width - width) };
};

/** The portal's code comes only when what is answered is called. */
const holdPortalBack = async (page: Page): Promise<() => Promise<void>> => {
  const main = /\/main\.[0-9a-f]+\.js$/;
  let letCome = (): void => undefined;
  const portal = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(main, async (route) => {
    await portal;
    await route.continue();
  });
  return async () => {
    letCome();
    await page.unrouteAll({ behavior: 'wait' });
  };
};

/** Texts are as wide as they stay once their letters are there. */
const lettersAreThere = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
  });

/** What the home of a business says in its picture or in the page, and where. */
const homeIn = async (page: Page, place: string): Promise<readonly string[]> => {
  await lettersAreThere(page);
  return page
    .locator(place)
    .locator('section > ul > li, h2, h3, [data-status], fieldset')
    .evaluateAll((parts) =>
      parts.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return [part.textContent, ...[x, y, width, height].map(Math.round)].join(' ');
      }),
    );
};

const WHOLE = { left: 0, right: 0 };
const PANEL = 'header [role="dialog"]';

describe('the portal in narrow windows', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    const worker = await openVisitor(browser, { ...stack, width: 390, height: 780 });
    await signIn(worker, await aWorker(stack));
    page = worker.page;
    await page.goto('/home');
    await page.getByRole('button', { name: 'Continue in the browser' }).click();
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  it.each([320, 360, 390])('shows the panel of the bell whole at %i px', async (width) => {
    await page.setViewportSize({ width, height: 780 });
    const bell = page.getByRole('button', { name: /^Notifications/ });
    expect(await cutOff(page, 'header button[aria-haspopup="menu"]')).toEqual(WHOLE);
    await bell.click();
    await page.getByRole('link', { name: 'View all notifications' }).waitFor();
    expect(await cutOff(page, PANEL)).toEqual(WHOLE);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.locator(PANEL).waitFor({ state: 'hidden' });
  });

  it.each([320, 360, 390])('shows the settings whole at %i px', async (width) => {
    await page.setViewportSize({ width, height: 780 });
    const gear = page.getByRole('button', { name: 'Settings', exact: true });
    expect(await cutOff(page, 'header button[aria-haspopup="dialog"]')).toEqual(WHOLE);
    await gear.click();
    await page.getByRole('radio', { name: 'Dark Spaces' }).waitFor();
    expect(await cutOff(page, PANEL)).toEqual(WHOLE);
    await page.keyboard.press('Escape');
    await page.locator(PANEL).waitFor({ state: 'hidden' });
  });

  it.each([
    [320, 'en', 'Find'],
    [360, 'fr', 'Trouver'],
    [390, 'ar', 'البحث'],
  ] as const)(
    'has the main places in reach of the thumb at %i px, in %s',
    async (width, language, find) => {
      await page.setViewportSize({ width, height: 780 });
      await page.evaluate((chosen) => localStorage.setItem('appLanguage', chosen), language);
      await page.goto('/home');
      const places = page.locator('main + nav a');
      await places.getByText(find, { exact: true }).waitFor();
      expect(await places.count()).toBe(4);
      for (const place of await places.all()) {
        const found = await place.boundingBox();
        expect(found?.width).toBeGreaterThanOrEqual(44);
        expect(found?.height).toBeGreaterThanOrEqual(44);
        expect((found?.y ?? 0) + (found?.height ?? 0)).toBeLessThanOrEqual(780);
        expect(await place.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
      expect((await page.locator('header').first().boundingBox())?.height).toBe(56);
      const belowPage = await page.locator('main').evaluate((main) => {
        const end = main.getBoundingClientRect().bottom + window.scrollY;
        return Math.round(document.documentElement.scrollHeight - end);
      });
      expect(belowPage).toBeGreaterThanOrEqual(56);
      await expectAccessible(page);
      await places.getByText(find, { exact: true }).click();
      await page.waitForURL('**/find-work**');
      await page.evaluate(() => localStorage.removeItem('appLanguage'));
    },
  );

  it.each([320, 390])(
    'has room for the three lists of Find Work in French at %i px',
    async (width) => {
      await page.setViewportSize({ width, height: 780 });
      await page.evaluate(() => localStorage.setItem('appLanguage', 'fr'));
      await page.goto('/find-work');
      await page.getByRole('tab', { name: 'Trouver du travail' }).waitFor();
      for (const tab of await page.getByRole('tab').all()) {
        const found = await tab.boundingBox();
        expect((found?.x ?? 0) + (found?.width ?? 0)).toBeLessThanOrEqual(width);
        expect(await tab.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      }
      await page.evaluate(() => localStorage.removeItem('appLanguage'));
    },
  );

  it('shows the shifts of Find Work before the portal is there, and where they stay', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await aShift(await anEmployer(stack), { jobTitle: 'Packing Agent' });
    const letPortalCome = await holdPortalBack(page);
    await page.goto('/find-work', { waitUntil: 'commit' });
    const picture = page.getByRole('link', { name: /Packing Agent/ }).first();
    await picture.waitFor();
    await lettersAreThere(page);
    const before = [await picture.textContent(), await picture.boundingBox()];
    expect(await page.locator('main').count()).toBe(0);
    await expectAccessible(page);

    await letPortalCome();
    const shift = new FindWorkPage(page).shift('Packing Agent');
    await shift.waitFor();
    await page.locator('.ls-first').waitFor({ state: 'detached' });
    expect([await shift.textContent(), await shift.boundingBox()]).toEqual(before);
  });

  // In wide windows the line of the week moves once the letters of the portal are there.
  it.each([
    [390, 0.01],
    [1440, 0.1],
  ])(
    'shows what needs a business and its week before the portal is there at %i px, and where they stay',
    async (width, mostShift) => {
      const employer = await anEmployer(stack);
      await aShift(employer, { date: hoursFromNow(4) });
      const visitor = await openVisitor(browser, { ...stack, width, height: 780 });
      await signIn(visitor, employer);
      await visitor.context.addInitScript(() => localStorage.setItem('continueInBrowser', 'true'));
      const letPortalCome = await holdPortalBack(visitor.page);
      await visitor.page.goto('/home', { waitUntil: 'commit' });
      await visitor.page.locator('.ls-first-picture h3').first().waitFor();
      const before = await homeIn(visitor.page, '.ls-first-picture');
      expect(await visitor.page.locator('main').count()).toBe(0);
      await expectAccessible(visitor.page);

      await letPortalCome();
      await visitor.page.locator('#content h3').first().waitFor();
      await visitor.page.locator('.ls-first').waitFor({ state: 'detached' });
      expect(await homeIn(visitor.page, '#content')).toEqual(before);
      expect(await layoutShift(visitor.page)).toBeLessThan(mostShift);
      await visitor.close();
    },
  );

  it('draws the shape of a state in the colour of its word', async () => {
    await page.goto('/profile');
    const mark = page.locator('main span:has(> svg + span)').filter({ hasText: 'Submitted' });
    const colours = await mark
      .first()
      .evaluate((badge) => [...badge.children].map((part) => getComputedStyle(part).color));
    expect(new Set(colours).size).toBe(1);
  });

  it('has nothing above or beside anything else at 320 px, in French either', async () => {
    await page.setViewportSize({ width: 320, height: 780 });
    for (const language of ['en', 'fr'] as const) {
      await page.evaluate((chosen) => localStorage.setItem('appLanguage', chosen), language);
      await page.goto('/home');
      await page.locator('main table').waitFor();
      const brand = await page.locator('header a > span').first().boundingBox();
      const gear = await page
        .locator('header button[aria-haspopup="dialog"]')
        .first()
        .boundingBox();
      expect((brand?.x ?? 0) + (brand?.width ?? 0)).toBeLessThanOrEqual(gear?.x ?? 0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.goto('/settings');
      await page.getByRole('button', { name: /authent/i }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    }
    await page.evaluate(() => localStorage.removeItem('appLanguage'));
  });

  it("shows a business's work history whole at 390 px", async () => {
    const employer = await anEmployer(stack);
    const worker = await aWorker(stack, 'Ada Byron');
    const id = await aShift(employer);
    await workShift(stack, { employer, worker }, id);
    await employer.api.send(completeShift, { params: { postId: id } });
    await moveClock(stack, null);
    const office = await openVisitor(browser, { ...stack, width: 390, height: 780 });
    await signIn(office, employer);
    await office.page.goto('/workhistory');
    await office.page.getByRole('button', { name: 'Continue in the browser' }).click();
    await office.page.getByRole('button', { name: /^View invoice/i }).waitFor();
    const sideways = await office.page
      .locator('table')
      .evaluate(({ parentElement }) =>
        parentElement ? parentElement.scrollWidth - parentElement.clientWidth : null,
      );
    expect(sideways).toBe(0);
    await expectAccessible(office.page);
  });
});
