import type { Page } from 'playwright-core';
import { type AccessibilityOptions, expectAccessible } from './accessibility.ts';
import { chooseElsewhere, isDrawn } from './other-window.ts';

/** The five themes (LOOK-5), as the browser keeps the choice. */
const THEMES = [
  'Pure Light',
  'Light Bloom',
  'Grey Goose',
  'Nebula Fighter',
  'Dark Spaces',
] as const;

type Theme = (typeof THEMES)[number];

/** The name of a theme as the document shows it. */
const markOf = (theme: Theme): string => theme.toLowerCase().replace(' ', '-');

/**
 * Judges what the page shows by everything in the theme that it wears, and in the four others, which are put
 * on in its place, by the colours. The page is left in another theme than before.
 */
export async function expectAccessibleInAllThemes(
  page: Page,
  options: Pick<AccessibilityOptions, 'within'> = {},
): Promise<void> {
  await expectAccessible(page, options);
  const worn = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const theme of THEMES.filter((one) => markOf(one) !== worn)) {
    await wear(page, theme);
    await expectAccessible(page, { ...options, onlyColours: true });
  }
}

/** Puts a theme on in place, antd's parts included, as somebody does who chooses it in another window. */
export async function wear(page: Page, theme: Theme): Promise<void> {
  await chooseElsewhere(page, 'appTheme', theme);
  await page.waitForFunction(
    (mark) => document.documentElement.dataset.theme === mark,
    markOf(theme),
  );
  await isDrawn(page);
}
