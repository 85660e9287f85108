import type { Page } from 'playwright-core';

/** Goes on within the portal without loading it again, as its links do. */
export const goOn = (page: Page, path: string): Promise<void> =>
  page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
