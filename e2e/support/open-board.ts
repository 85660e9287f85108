import type { Page } from 'playwright-core';

/** Opens a page, and waits until the portal's own stands in place of one that was served, as of the public board. */
export async function openBoard(page: Page, path = '/job-posting'): Promise<void> {
  await page.goto(path);
  await page.locator('.ls-served').waitFor({ state: 'detached' });
}
