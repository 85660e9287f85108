import type { Locator, Page } from 'playwright-core';

/**
 * The first place that shows a text. A phone keeps the list behind the details, which often says
 * the same, so the first place of all may be one that nobody sees.
 */
export const shownText = (
  scope: Page | Locator,
  text: string | RegExp,
  options?: { exact: boolean },
): Locator => scope.getByText(text, options).filter({ visible: true }).first();
