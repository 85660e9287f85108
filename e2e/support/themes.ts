import type { Page } from 'playwright-core';

/** The five themes (specification, section 1), as the browser keeps the choice. */
export const THEMES = [
  'Pure Light',
  'Light Bloom',
  'Grey Goose',
  'Nebula Fighter',
  'Dark Spaces',
] as const;

/** Chooses a theme for the page loads that follow; the page must be on the portal already. */
export const chooseTheme = async (page: Page, theme: (typeof THEMES)[number]): Promise<void> => {
  await page.evaluate((name) => localStorage.setItem('appTheme', name), theme);
};

/** Picks a theme in the settings beside the bell, while the page goes on. */
export const pickTheme = async (page: Page, theme: (typeof THEMES)[number]): Promise<void> => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  const choice = page.getByRole('radio', { name: theme });
  await choice.check({ force: true });
  await page.keyboard.press('Escape');
  await choice.waitFor({ state: 'hidden' });
};
