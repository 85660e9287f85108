import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { aMember, anEmployer, aWorker, type Person, signIn } from '../support/people.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const PANEL = '[role="dialog"]';
const EMPLOYER_STEPS = [
  'Business Information',
  'Add Supervisor',
  'Add Location',
  'Connect Payment Method',
  'Business Verification',
];
const WORKER_STEPS = [
  'Create Profile',
  'ID Verification',
  'Add Banking Info',
  'Add Certifications',
  'Screening Survey',
];

describe('onboarding', () => {
  let browser: Browser;
  let stack: ControlledStack;
  let employer: Person;
  let worker: Person;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    // At the last step, from which 'Back' leads through all of them.
    [employer, worker] = await Promise.all([
      anEmployer(stack, 'Evergreen Bud & Leaf', { reached: 4 }),
      aWorker(stack, 'Noor Haddad', 4),
    ]);
  });

  afterAll(() => browser?.close());

  const windowOf = async (person: Person, size: { width?: number; height?: number } = {}) => {
    const visitor = await openVisitor(browser, { ...stack, ...size });
    await signIn(visitor, person);
    await visitor.context.addInitScript(() => {
      localStorage.setItem('continueInBrowser', 'true');
    });
    return visitor;
  };

  const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

  /** Looks at every step from the last one back to the first. */
  const backThrough = async (
    page: Page,
    steps: readonly string[],
    look: (step: string) => Promise<void>,
  ): Promise<void> => {
    for (const step of steps.toReversed()) {
      await heading(page, step).waitFor();
      await look(step);
      if (step !== steps[0]) await button(page, 'Back').click();
    }
  };

  /** The forms that a step opens in its place. */
  const FORMS: Readonly<Record<string, readonly string[]>> = {
    'Connect Payment Method': ['Connect Credit Card', 'Enter bank details'],
    'Add Banking Info': ['Enter bank details'],
  };

  const judgeForms = async (page: Page, step: string): Promise<void> => {
    for (const way of FORMS[step] ?? []) {
      await button(page, way).click();
      await page.locator('form').getByRole('textbox').first().waitFor();
      await page.locator('form button[type="submit"]').click();
      await page.locator('form [aria-invalid="true"]').first().waitFor();
      await expectAccessibleInAllThemes(page, { within: PANEL });
      await page.locator('form').getByRole('button', { name: 'Back' }).click();
    }
  };

  describe.each([
    ['an employer', () => employer, EMPLOYER_STEPS],
    ['a worker', () => worker, WORKER_STEPS],
  ] as const)('of %s', (_who, person, steps) => {
    let visitor: Visitor;

    beforeAll(async () => {
      visitor = await windowOf(person());
      await visitor.page.goto('/login');
    });
    afterAll(() => visitor?.close());

    it('is accessible at every step in all five themes', async () => {
      const { page } = visitor;
      await page.goto('/home');
      await backThrough(page, steps, async (step) => {
        await expectAccessibleInAllThemes(page, { within: PANEL });
        await judgeForms(page, step);
      });
      expect(visitor.problems).toEqual([]);
    });

    it('fits into 320 px, and into 400 % of a window of 1280 by 1024', async () => {
      const { page } = visitor;
      await page.setViewportSize({ width: 320, height: 256 });
      await page.goto('/home');
      await backThrough(page, steps, async (step) => {
        expect({ step, tooWide: await page.evaluate(tooWide) }).toEqual({ step, tooWide: [] });
        expect({ step, unseen: await page.evaluate(unseenWhenFocused) }).toEqual({
          step,
          unseen: [],
        });
      });
      await expectAccessible(page, { within: PANEL });
    });
  });

  it('has a width for each kind of window', async () => {
    const visitor = await windowOf(await aMember(stack, 'Employer', 'Wide Window'));
    const { page } = visitor;
    await page.goto('/home');
    await heading(page, 'Business Information').waitFor();
    for (const [width, share] of [
      [1440, 0.7],
      [1280, 0.7],
      [1279, 0.8],
      [800, 0.8],
      [799, 1],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const box = await page.getByRole('dialog', { name: 'Onboarding' }).boundingBox();
      expect([width, Math.round(box?.width ?? 0)]).toEqual([width, Math.round(width * share)]);
    }
    await visitor.close();
  });

  it('says above the buttons at its foot what has happened, over no heading, no step and no way out', async () => {
    const visitor = await windowOf(await aWorker(stack, 'Ines Roy', 1));
    const { page } = visitor;
    await page.goto('/home');
    await heading(page, 'ID Verification').waitFor();
    for (const width of [1440, 800, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await button(page, 'Next step').click();
      const covered = await page.waitForFunction(coveredByAlerts);
      expect([width, await covered.jsonValue()]).toEqual([width, []]);
      await button(page, 'Dismiss').waitFor({ state: 'detached' });
    }
    await visitor.close();
  });

  it('connects a bank in another window at 320 px, without the token in any address', async () => {
    // The other window opens at the size of the first, so that nobody resizes it while it loads.
    const visitor = await windowOf(await aWorker(stack, 'Sam Lee', 2), { width: 320, height: 256 });
    const { page, context } = visitor;
    const addresses: string[] = [];
    context.on('request', (request) => addresses.push(request.url()));
    await page.goto('/home');

    const [bank] = await Promise.all([
      context.waitForEvent('page'),
      button(page, 'Connect Bank').click(),
    ]);
    const connect = bank.getByRole('button', { name: 'Connect bank' });
    await connect.waitFor();
    expect(await bank.evaluate(tooWide)).toEqual([]);
    expect(await bank.evaluate(unseenWhenFocused)).toEqual([]);
    await expectAccessible(bank);
    await bank.getByLabel('Name on the account').fill('Sam Lee');
    await connect.click();

    await bank.waitForURL('**/connect-success');
    await bank.getByRole('heading', { level: 1 }).waitFor();
    expect(await bank.evaluate(tooWide)).toEqual([]);
    await expectAccessible(bank);
    await bank.goto('/connect-incomplete');
    await bank.getByRole('heading', { level: 1 }).waitFor();
    expect(await bank.evaluate(tooWide)).toEqual([]);
    await expectAccessible(bank);
    await bank.close();

    await page
      .getByRole('region', { name: 'Bank accounts' })
      .getByText(/^Account ending in/)
      .waitFor();
    const token = await page.evaluate(() => localStorage.getItem('token') ?? 'none');
    expect(addresses.filter((address) => address.includes(token))).toEqual([]);
    expect(addresses.filter((address) => /\/tickets\/[\w-]{43}$/.test(address))).toHaveLength(1);
    await visitor.close();
  });
});

/** What makes the page scroll sideways. */
function tooWide(): string[] {
  const scrolls = (element: Element) =>
    element.scrollWidth > element.clientWidth + 1 &&
    ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
  const found = [...document.querySelectorAll('body *')].filter(scrolls);
  if (document.documentElement.scrollWidth > window.innerWidth) {
    found.push(document.documentElement);
  }
  return found.map((element) => `${element.tagName} ${element.className}`);
}

/** The controls that something else covers when they have the focus and are scrolled into sight. */
function unseenWhenFocused(): string[] {
  const scope = document.querySelector('[role="dialog"]') ?? document.body;
  const controls = scope.querySelectorAll<HTMLElement>('input, select, textarea, button, a[href]');
  return [...controls]
    .filter((control) => {
      const { width, height } = control.getBoundingClientRect();
      const isShown = control.checkVisibility() && width > 1 && height > 1;
      if (!isShown || control.matches(':disabled, [aria-hidden="true"], [type="file"]'))
        return false;
      control.focus();
      control.scrollIntoView({ block: 'center' });
      const box = control.getBoundingClientRect();
      const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      return !top || !(control.contains(top) || top.contains(control));
    })
    .map((control) => control.outerHTML.slice(0, 120));
}

/** What alerts cover although they may not: headings, steps, the way out, and the buttons at the foot; null without any. */
function coveredByAlerts(): string[] | null {
  const alerts = [...document.querySelectorAll('section[aria-live="polite"] > [data-kind]')];
  if (alerts.length === 0) return null;
  const isCovered = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return alerts.some((alert) => {
      const box = alert.getBoundingClientRect();
      return left < box.right && box.left < right && top < box.bottom && box.top < bottom;
    });
  };
  const panel = document.querySelector('[role="dialog"]');
  const title = document.getElementById(panel?.getAttribute('aria-labelledby') ?? '');
  const buttons = [...(panel?.querySelectorAll('button') ?? [])];
  const wayOut = buttons.find(({ textContent }) => textContent === 'Sign out');
  if (!panel || !title || !wayOut) return ['there is no panel with a title and a way out'];
  return [title, wayOut, ...panel.querySelectorAll('h2, nav li, footer button')]
    .filter((element) => element.checkVisibility() && isCovered(element))
    .map((element) => element.outerHTML.slice(0, 120));
}
