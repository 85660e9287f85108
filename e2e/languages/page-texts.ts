import type { Page } from 'playwright-core';

/** What a page says at this moment, and where it cuts words off. */
export interface PageTexts {
  /** Every visible text, and what is only read aloud or shown on demand. */
  readonly texts: readonly string[];
  /** Texts that are wider than their box. */
  readonly clipped: readonly string[];
  readonly language: string;
  readonly direction: string;
}

/** Reads the page once nothing is loading any more. */
export async function readPage(page: Page): Promise<PageTexts> {
  await page.waitForFunction(isAtRest, undefined, { polling: 100 });
  const shown = await page.evaluate(shownTexts);
  const spoken = await page.evaluate(spokenTexts);
  const frame = await page.evaluate(frameOf);
  const clipped = shown.filter(({ isCut }) => isCut).map(({ text }) => text);
  return {
    texts: [...shown.map(({ text }) => text), ...spoken],
    clipped: frame.excess > 0 ? [...clipped, `the page, by ${frame.excess} px`] : clipped,
    language: frame.language,
    direction: frame.direction,
  };
}

/** Runs in the page, again and again: it has a heading, nothing loads, and what it says stays the same. */
function isAtRest(): boolean {
  const { body } = document;
  const said = body.textContent ?? '';
  const isSame = body.dataset.saidBefore === said;
  body.dataset.saidBefore = said;
  const isLoading = body.querySelector('[aria-busy="true"], [data-waits]') !== null;
  return isSame && !isLoading && body.querySelector('h1, h2') !== null;
}

/** Runs in the page. A text that names itself in a `title` may be cut off; what is quoted stays as it was said. */
function shownTexts(): { text: string; isCut: boolean }[] {
  const isCut = (element: Element): boolean => {
    const { overflowX } = getComputedStyle(element);
    const cuts = overflowX === 'hidden' || overflowX === 'clip';
    const isForEyes = element.getBoundingClientRect().width > 1;
    const overflows = element.scrollWidth > element.clientWidth + 1;
    return cuts && isForEyes && overflows && !element.closest('[title]');
  };
  const found: { text: string; isCut: boolean }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? '';
    const element = node.parentElement;
    const isShown = element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true });
    const isQuoted = element?.closest('[translate="no"]') !== null;
    if (text !== '' && element && isShown && !isQuoted) found.push({ text, isCut: isCut(element) });
  }
  return found;
}

/** Runs in the page. */
function spokenTexts(): string[] {
  const names = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];
  return [...document.querySelectorAll(names.map((name) => `[${name}]`).join())]
    .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
    .flatMap((element) => names.map((name) => element.getAttribute(name)?.trim() ?? ''))
    .filter((text) => text !== '');
}

/** Runs in the page. */
function frameOf() {
  const { lang, dir, scrollWidth, clientWidth } = document.documentElement;
  return { language: lang, direction: dir, excess: scrollWidth - clientWidth };
}
