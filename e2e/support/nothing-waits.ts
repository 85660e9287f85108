import type { Page } from 'playwright-core';

/** Waits until no part of the page stands in for what is still on its way; a first picture does so by nature. */
export const nothingWaits = (page: Page): Promise<void> =>
  page.locator('[data-waits]:not(.ls-first [data-waits])').first().waitFor({ state: 'detached' });
