import { expect } from '@jest/globals';
import axe from 'axe-core';
import type { Frame, Page } from 'playwright-core';
import { nothingWaits } from './nothing-waits.ts';

type WindowWithAxe = Window & { readonly axe: typeof axe };

/** The rules of WCAG 2.2 AA, which holds those of its older versions. */
const WCAG_2_2_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

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
  await Promise.all(page.frames().map(bringAxe));
  const problems = await page.evaluate(judge, {
    within: within ?? 'html',
    tags: onlyColours ? [] : WCAG_2_2_AA,
  });

  const where = `${new URL(page.url()).pathname}, ${await page.evaluate(describeAppearance)}`;
  expect({ where, problems }).toEqual({ where, problems: [] });
};

/** Gives a frame axe, which judges the frames in a page only where each of them has it. */
async function bringAxe(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'axe' in window)) return;
  await frame.evaluate(axe.source);
  await frame.evaluate(() =>
    (window as unknown as WindowWithAxe).axe.configure({
      allowedOrigins: ['<unsafe_all_origins>'],
    }),
  );
}

/** One line for each problem in a part of the page; without tags only of its colours. */
async function judge({ within, tags }: { within: string; tags: string[] }): Promise<string[]> {
  const { axe } = window as unknown as WindowWithAxe;
  const { violations } = await axe.run(within, {
    runOnly:
      tags.length > 0
        ? { type: 'tag', values: tags }
        : { type: 'rule', values: ['color-contrast'] },
    // What passes is not described, which takes longer than to judge it.
    resultTypes: ['violations'],
  });
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reasons = [...all, ...none, ...any].map(({ message }) => message);
      return `${id} (${help}) at ${target.join(' ')}: ${reasons.join('; ')}`;
    }),
  );
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
