import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { nothingWaits } from './nothing-waits.ts';

/**
 * Makes each text of the page twice as large, as a phone does whose owner asks for it, and throws with what is
 * then cut off or lies beside the window. Texts that end in an ellipsis on purpose are let pass. The page has
 * to be loaded again afterwards.
 */
export async function expectRoomForLargeText(page: Page): Promise<void> {
  await nothingWaits(page);
  const where = new URL(page.url()).pathname;
  expect({ where, lost: await page.evaluate(lostAtTwiceTheSize) }).toEqual({ where, lost: [] });
}

function lostAtTwiceTheSize(): string[] {
  const all = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) =>
    element.checkVisibility(),
  );
  const sizes = all.map((element) => {
    const { fontSize, lineHeight } = getComputedStyle(element);
    return { element, size: Number.parseFloat(fontSize), line: Number.parseFloat(lineHeight) };
  });
  for (const { element, size, line } of sizes) {
    element.style.setProperty('font-size', `${2 * size}px`, 'important');
    if (line) element.style.setProperty('line-height', `${2 * line}px`, 'important');
  }
  const says = ({ childNodes }: HTMLElement): boolean =>
    [...childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
  const isLost = (element: HTMLElement): boolean => {
    const { left, right, width } = element.getBoundingClientRect();
    const { overflowX, textOverflow } = getComputedStyle(element);
    if (width <= 1 || !says(element)) return false;
    if (right > innerWidth + 1 || left < -1) return true;
    const hides = overflowX !== 'visible' && textOverflow !== 'ellipsis';
    return hides && element.scrollWidth > element.clientWidth + 1;
  };
  const lost = all
    .filter(
      (element) => !element.closest('[aria-hidden=true], thead, .ls-unseen') && isLost(element),
    )
    .filter((element) => !element.parentElement?.closest('[class*=rowNote], [class*=rowLast]'))
    .map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
  const { scrollWidth } = document.documentElement;
  return scrollWidth > innerWidth ? [`the page is ${scrollWidth} px wide`, ...lost] : lost;
}
