import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { layoutShift } from '../support/layout-shift.ts';
import { openBoard } from '../support/open-board.ts';
import { anEmployer, aShift, type Employer, hoursFromNow, signIn } from '../support/people.ts';
import { expectAccessibleInAllThemes, wear } from '../support/themes.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const AUTH_PAGES = ['/login', '/register', '/recover-password', '/nowhere'];

const box = async (page: Page, selector: string) => {
  const found = await page.locator(selector).first().boundingBox();
  return { width: found?.width, height: found?.height, x: found?.x };
};

/** Runs in the page: which colours its elements have, each once. */
function coloursOf(): string[] {
  const colours = [...document.querySelectorAll('#root *')].map((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    return `${element.tagName} ${color} on ${backgroundColor}`;
  });
  return [...new Set(colours)].sort();
}

describe('the frame of the portal', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let visitor: Visitor;
  let guest: Visitor;
  let page: Page;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    employer = await anEmployer(stack);
    visitor = await openVisitor(browser, { ...stack, width: 1440 });
    await signIn(visitor, employer);
    page = visitor.page;
    await page.goto('/home');
    guest = await openVisitor(browser, stack);
    await guest.page.goto('/login');
  });

  beforeEach(() => page.setViewportSize({ width: 1440, height: 900 }));

  afterAll(() => browser?.close());

  it('has a header of 88 px, and a fixed sidebar of 280 px from 1280 px on', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    expect((await box(page, 'header')).height).toBe(88);
    expect(await box(page, 'aside')).toMatchObject({ width: 280, x: 0 });
    expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(false);
  });

  it('slides the menu out below 1280 px; Escape puts it away and gives the focus back', async () => {
    await page.setViewportSize({ width: 1279, height: 800 });
    const open = page.getByRole('button', { name: 'Open menu' });
    await open.click();
    await page.getByRole('dialog').getByRole('link', { name: 'Posts', exact: true }).waitFor();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForFunction(
      () => document.activeElement?.getAttribute('aria-label') === 'Open menu',
    );
  });

  it('opens what is needed less often behind an arrow of the menu', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.locator('aside').getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/settings');
  });

  it('finds a shift by its words from any page, by Ctrl and K, and opens it', async () => {
    await aShift(employer, { jobTitle: 'Trimmer', date: hoursFromNow(24 * 9) });
    await page.goto('/settings');
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'What are you looking for?' }).fill('trimmer');
    const found = page.getByRole('region', { name: 'Shifts' }).getByRole('link');
    await found.first().waitFor();
    await expectAccessible(page);
    await found.first().click();
    await page.getByRole('dialog', { name: 'Search' }).waitFor({ state: 'hidden' });
    const shift = page.getByRole('dialog');
    await shift.getByText('Trimmer ·').waitFor();
    expect(new URL(page.url()).pathname).toBe('/posts');
    await page.keyboard.press('Escape');
    await shift.waitFor({ state: 'hidden' });
  });

  it('leads from the user menu to the pages of the account', async () => {
    await page.getByRole('button', { name: /Account menu/ }).click();
    const menu = page.getByRole('menu');
    await menu.getByRole('menuitem', { name: 'Sign out' }).waitFor();
    await expectAccessible(page);
    await menu.getByRole('menuitem', { name: 'Fees and spending' }).click();
    await page.waitForURL('**/subscription');
  });

  it('moves the focus to the new page and scrolls to its top', async () => {
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete account' }).scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.locator('aside').getByRole('link', { name: 'Posts', exact: true }).click();
    await page.waitForURL('**/posts');
    await page.waitForFunction(
      () => window.scrollY === 0 && document.activeElement?.id === 'content',
    );
  });

  it("shows the bell's panel in at most 400 px, with the way to all notifications", async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const all = page.getByRole('link', { name: 'View all notifications' });
    await all.waitFor();
    expect((await box(page, 'header [role="dialog"]')).width).toBeLessThanOrEqual(400);
    await expectAccessible(page);
    await all.click();
    await page.waitForURL('**/home');
  });

  it('changes theme and language at once, and begins with them the next time', async () => {
    await page.goto('/home');
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await page.getByRole('button', { name: 'Settings', exact: true }).click();
    await page.getByRole('radio', { name: 'Dark Spaces' }).check({ force: true });
    await page.getByRole('radio', { name: 'العربية' }).check({ force: true });
    await page.locator('aside').getByRole('link', { name: 'الرئيسية', exact: true }).waitFor();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);

    // What the page looks like before its own scripts have run at all.
    await page.route('**/main.*.js', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction(() => document.getElementById('root') !== null);
    const root = await page.evaluate(() => {
      const { lang, dir, dataset } = document.documentElement;
      return { lang, dir, theme: dataset.theme };
    });
    expect(root).toEqual({ lang: 'ar', dir: 'rtl', theme: 'dark-spaces' });
    await page.unroute('**/main.*.js');
    await page.evaluate(() => localStorage.removeItem('appLanguage'));
  });

  it('keeps its place while pages load', async () => {
    for (const path of ['/home', '/posts', '/settings']) {
      await page.goto(path);
      await page.locator('h1').first().waitFor();
      await page.waitForLoadState('networkidle');
      expect([path, (await layoutShift(page)) < 0.1]).toEqual([path, true]);
    }
  });

  it("keeps the notifications below the month in place when the chosen day's shifts arrive", async () => {
    const date = hoursFromNow(48);
    await aShift(employer, { date });
    const day = new Date(date).toLocaleDateString('en-CA', { timeZone: 'America/Vancouver' });
    await page.setViewportSize({ width: 800, height: 900 });
    const shifts = '**/api/posts/employer-posts*';
    let arrive = (): void => undefined;
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(shifts, async (route) => {
      await arriving;
      await route.continue();
    });
    const topOfPanel = async () => (await page.locator('main aside').boundingBox())?.y ?? 0;

    await page.goto(`/home?day=${day}`);
    await page.locator('section[aria-labelledby="chosen-day"] [data-waits]').waitFor();
    const before = await topOfPanel();
    arrive();
    await page.locator('main article').waitFor();

    expect(Math.abs((await topOfPanel()) - before)).toBeLessThan(1);
    await page.unroute(shifts);
  });

  it('is drawn in a theme that another window has chosen as a page load draws it', async () => {
    const settings = async () => {
      await page.getByRole('switch', { name: 'Weekly report' }).waitFor();
      await page.getByRole('switch', { name: 'This device' }).waitFor();
      await page.getByRole('link', { name: 'Versions of this portal' }).waitFor();
      return page.evaluate(coloursOf);
    };
    await page.goto('/settings');
    for (const theme of ['Nebula Fighter', 'Light Bloom'] as const) {
      const before = await settings();
      await wear(page, theme);
      const inPlace = await settings();
      expect(inPlace).not.toEqual(before);
      await page.reload();
      expect(inPlace).toEqual(await settings());
    }
  });

  it('is accessible in all five themes, the settings and the auth pages too', async () => {
    await page.goto('/settings');
    await page.getByRole('switch', { name: 'Weekly report' }).waitFor();
    await expectAccessibleInAllThemes(page);
    for (const path of AUTH_PAGES) {
      await guest.page.goto(path);
      await guest.page.locator('h1').waitFor();
      await expectAccessibleInAllThemes(guest.page);
    }
  });

  it('signs out in all tabs of the browser, and leaves nothing of the user in them', async () => {
    const other = await openVisitor(browser, stack);
    const [first, second] = [other.page, await other.context.newPage()];
    await first.goto('/login');
    await first.evaluate((token) => localStorage.setItem('token', token), employer.token);
    for (const tab of [first, second]) {
      await tab.goto('/home');
      await tab.getByRole('button', { name: /Account menu/ }).waitFor();
    }
    await first.getByRole('button', { name: /Account menu/ }).click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    for (const tab of [first, second]) await tab.waitForURL('**/login');
    for (const tab of [first, second]) {
      const left = await tab.evaluate(() =>
        JSON.stringify([
          Object.values(localStorage),
          Object.values(sessionStorage),
          document.documentElement.outerHTML,
        ]),
      );
      for (const text of [employer.token, employer.user.name, employer.email]) {
        expect(left).not.toContain(text);
      }
    }
    await other.close();
  });
});

describe('a window below 768 px', () => {
  it('shows the prompt, and the site for who stays in the browser, down to 320 px', async () => {
    const stack = await connectToStack();
    const browser = await launchChromium();
    const { page } = await openVisitor(browser, { ...stack, width: 767 });
    await openBoard(page);
    await page.getByRole('complementary', { name: /^Download our app/ }).waitFor();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectAccessible(page);
    await page.goto('/login');
    await page.getByText('Your browser window is too small!').waitFor();
    await page.getByText('Download our app for a better experience!').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue in the browser' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto('/connect-incomplete');
    await page.getByText('Bank connection is incomplete').waitFor();
    await browser.close();
  });
});
