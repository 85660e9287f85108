import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LANGUAGE_STORAGE_KEY } from '@leafshift/i18n';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { openVisitor } from '../support/visitor.ts';

/** The files that a page has fetched: their names without hash, and whether a link asked for them. */
const filesOf = (page: Page): Promise<{ name: string; isAhead: boolean }[]> =>
  page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, initiatorType }) => ({
        name: new URL(name).pathname.slice(1).replace(/\.[0-9a-f]{10}\./, '.'),
        isAhead: initiatorType === 'link',
      }),
    ),
  );

describe('what a page fetches of the portal and of its remote', () => {
  let stack: ControlledStack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
  });
  afterAll(() => browser.close());

  async function openBoardIn(language: string) {
    const visitor = await openVisitor(browser, stack);
    const { page } = visitor;
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      LANGUAGE_STORAGE_KEY,
      language,
    ] as const);
    await page.goto('/job-posting');
    await page.locator('main').getByRole('searchbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    return visitor;
  }

  it('are the files of the opened page, asked for ahead of the code that needs them', async () => {
    const { page, problems, close } = await openBoardIn('en');
    const files = await filesOf(page);

    expect(files).toContainEqual({ name: 'page-board.js', isAhead: true });
    expect(files).toContainEqual({ name: 'remote-module.js', isAhead: true });
    const registry = await (await fetch(`${stack.portalUrl}/remotes.json`)).text();
    expect(registry).toContain('remote-module.');
    expect(registry).not.toContain('page-board.');
    expect(problems).toEqual([]);
    await close();
  });

  it('is what shell and remote both say in French, once, and ahead', async () => {
    const { page, problems, close } = await openBoardIn('fr');
    const texts = (await filesOf(page)).filter(({ name }) => name === 'texts-fr.js');

    expect(texts).toEqual([{ name: 'texts-fr.js', isAhead: true }]);
    expect(problems).toEqual([]);
    await close();
  });

  it('are the files of the login, asked for beside the main script', async () => {
    const { page, problems, close } = await openVisitor(browser, stack);
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();

    expect(await filesOf(page)).toContainEqual({ name: 'login.js', isAhead: true });
    expect(problems).toEqual([]);
    await close();
  });
});
