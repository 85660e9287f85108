import type { BrowserContext, Page } from 'playwright-core';

/** Other windows of the same browsers, in which nothing is shown. */
const windows = new WeakMap<BrowserContext, Promise<Page>>();

/**
 * Chooses a theme or a language in another window of the page's browser; the page takes it over at once, and
 * its dialogs, menus and what was typed stay as they are.
 */
export async function chooseElsewhere(page: Page, key: string, choice: string): Promise<void> {
  const context = page.context();
  const opening = windows.get(context) ?? openOther(context);
  windows.set(context, opening);
  const other = await opening;
  await other.evaluate(([name, value]) => localStorage.setItem(name, value), [
    key,
    choice,
  ] as const);
}

async function openOther(context: BrowserContext): Promise<Page> {
  const other = await context.newPage();
  await other.goto('/robots.txt');
  return other;
}

/** Waits until the page has taken over what was chosen: after a frame nothing is left to do. */
export const isDrawn = (page: Page): Promise<void> =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestIdleCallback(() => resolve()));
      }),
  );
