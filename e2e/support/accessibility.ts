import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@jest/globals';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { nothingWaits } from './nothing-waits.ts';

/** Instead of axe's own code where a page has it already: to send and read that takes longer than to judge. */
const NOTHING = 'void 0';

/** The rules of WCAG 2.2 AA, which holds those of its older versions. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What passes is not described, which takes longer than to judge it. */
const ONLY_PROBLEMS: RunOptions = { resultTypes: ['violations'] };

export interface AccessibilityOptions {
  /** A selector: only this part of the page is judged. */
  readonly within?: string;
  /** Only what another theme changes is judged. */
  readonly onlyColours?: boolean;
}

/**
 * Judges what the page shows, once nothing loads any more, by WCAG 2.2 AA. Throws with one line for each element
 * that breaks a rule: the rule, the element, and what is wrong with it.
 */
export const expectAccessible = async (
  page: Page,
  { within, onlyColours = false }: AccessibilityOptions = {},
): Promise<void> => {
  await nothingWaits(page);
  await page.evaluate(settled);
  // In its own mode axe opens another window for its verdict, which takes the focus from menus and
  // popovers and closes them.
  const axe = new AxeBuilder({ page, ...((await hasAxe(page)) && { axeSource: NOTHING }) })
    .setLegacyMode(true)
    .options(ONLY_PROBLEMS);
  if (onlyColours) axe.withRules(['color-contrast']);
  else axe.withTags(WCAG_2_2_AA);
  if (within !== undefined) axe.include(within);
  const { violations } = await axe.analyze();

  const where = `${new URL(page.url()).pathname}, ${await page.evaluate(describeAppearance)}`;
  expect({ where, problems: violations.flatMap(problemsOf) }).toEqual({ where, problems: [] });
};

/** Frames come and go, so that a page with frames gets it anew. */
async function hasAxe(page: Page): Promise<boolean> {
  return page.frames().length === 1 && (await page.evaluate(() => 'axe' in window));
}

function problemsOf({ id, help, nodes }: AxeResults['violations'][number]): string[] {
  return nodes.map(({ target, any, all, none }) => {
    const reasons = [...all, ...none, ...any].map(({ message }) => message);
    return `${id} (${help}) at ${target.join(' ')}: ${reasons.join('; ')}`;
  });
}

/** Colours in the middle of a transition are not what people read. */
async function settled(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => {
    const end = effect?.getComputedTiming().endTime;
    return typeof end === 'number' && Number.isFinite(end);
  });
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

function describeAppearance(): string {
  const { lang, dir, dataset } = document.documentElement;
  return `${dataset.theme}, ${lang} ${dir}, ${window.innerWidth} px`;
}
