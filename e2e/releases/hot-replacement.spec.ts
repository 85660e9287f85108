import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type HotPortal, startHotPortal } from '../../tools/start/hot-portal.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { EditedRemote } from '../support/edited-remote.ts';
import { journey } from '../support/journey.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

describe('a developer who saves a file', () => {
  const edited = new EditedRemote();
  let scratch: string;
  let portal: HotPortal;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    const { apiUrl } = await connectToStack();
    scratch = await mkdtemp(join(tmpdir(), 'leafshift-hot-'));
    await edited.write();
    portal = await startHotPortal({
      ...{ remote: edited.name, folder: edited.folder, scratch, apiUrl },
      say: () => undefined,
    });
    browser = await launchChromium();
    visitor = await openVisitor(browser, { portalUrl: portal.url });
  }, 120_000);

  afterAll(async () => {
    await browser?.close();
    await portal?.stop();
    await edited.remove();
    await rm(scratch, { recursive: true, force: true });
  });

  const step = journey('hot-replacement', () => ({ visitor }));
  const isSameWindow = (page: Page) => page.evaluate(() => 'stillTheSame' in window);

  step('sees it in the window that is open, with what was typed there', async () => {
    const { page, problems } = visitor;
    await page.goto('/edited');
    await page.getByRole('heading', { name: 'As it was' }).waitFor();
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await page.getByLabel('Note').fill('half a sentence');

    await edited.head('As it is now');

    await page.getByRole('heading', { name: 'As it is now' }).waitFor();
    expect(await page.getByLabel('Note').inputValue()).toBe('half a sentence');
    expect(await isSameWindow(page)).toBe(true);
    expect(problems).toEqual([]);
  });

  step('sees a text too, in a window that has loaded itself anew', async () => {
    const { page } = visitor;

    await edited.introduce('What it says now.');

    await page.getByText('What it says now.').waitFor();
    await page.getByRole('heading', { name: 'As it is now' }).waitFor();
    expect(await isSameWindow(page)).toBe(false);
  });
});
