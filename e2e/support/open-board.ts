import type { Page } from 'playwright-core';

/** Opens a page of the public board, and waits until the portal's own stands in place of the served one. */
export async function openBoard(page: Page, path = '/job-posting'): Promise<void> {
  await page.goto(path);
  await page.locator('.ls-served').waitFor({ state: 'detached' });
}
