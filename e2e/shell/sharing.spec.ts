import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { StagedRemote } from '../support/staged-remote.ts';
import { openVisitor } from '../support/visitor.ts';

const EXPECTED = [/Failed to load resource/, /RemoteFailure/, /ERR_CONNECTION/];

/** The files that came from other origins than the portal's, without what tells tries apart. */
const filesOfRemotes = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const paths = urls.filter(({ origin }) => origin !== location.origin);
    return [...new Set(paths.map(({ pathname }) => pathname))].sort();
  });

const showBoard = async (page: Page): Promise<void> => {
  await page.locator('main').getByRole('heading', { level: 1 }).waitFor();
  await page.locator('main').getByRole('searchbox').first().waitFor();
  await page.waitForLoadState('networkidle');
};

describe('what the shell shares', () => {
  let stack: ControlledStack;
  let browser: Browser;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
  });

  afterAll(async () => {
    await stack.startRemote('mf-public-board');
    await browser.close();
  });

  it('is shared with a remote that is tried again too, which then needs no fallback', async () => {
    const atOnce = await openVisitor(browser, stack);
    await atOnce.page.goto('/job-posting');
    await showBoard(atOnce.page);
    const needed = await filesOfRemotes(atOnce.page);

    await stack.stopRemote('mf-public-board');
    const later = await openVisitor(browser, { ...stack, expectedProblems: EXPECTED });
    await later.page.goto('/job-posting');
    const retry = later.page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await stack.startRemote('mf-public-board');
    await retry.click();
    await showBoard(later.page);

    expect(await filesOfRemotes(later.page)).toEqual(needed);
    expect(later.problems).toEqual([]);
    await Promise.all([atOnce.close(), later.close()]);
  });

  it('are its English texts too, which the build of a remote keeps in a file of their own', async () => {
    const { page, close } = await openVisitor(browser, stack);
    await page.goto('/job-posting');
    await showBoard(page);

    const built = await readdir(join(workspaceRoot, 'mf-public-board/dist'));
    expect(built.filter((name) => /^texts-en\.\w+\.js$/.test(name))).toHaveLength(1);
    const sent = await filesOfRemotes(page);
    expect(sent.filter((path) => path.startsWith('/texts-en-json.'))).toHaveLength(1);
    expect(sent.filter((path) => path.startsWith('/texts-en.'))).toEqual([]);
    await close();
  });

  it('is not shared with a remote that was made for another version, which then brings its fallback', async () => {
    const staged = new StagedRemote(stack, 'mf-public-board');
    await staged.begin();
    await staged.publish((release) => ({
      ...release,
      shared: release.shared.map((library) =>
        library.singleton ? library : { ...library, requiredVersion: '^1.0.0' },
      ),
    }));
    const { page, problems, close } = await openVisitor(browser, stack);
    await page.goto('/job-posting');
    await showBoard(page);

    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => {
        const { origin, pathname } = new URL(name);
        return origin !== location.origin && pathname.startsWith('/fallback.');
      }),
    );
    expect(problems).toEqual([]);
    await close();
    await staged.restore();
  });
});
