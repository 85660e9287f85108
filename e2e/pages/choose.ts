import type { Locator, Page } from 'playwright-core';

/**
 * Chooses an option of a drop-down list, as a person does: open it, then pick. What is chosen already
 * bears the same title in the field, which stands before the list.
 */
export const chooseOption = async (
  page: Page,
  field: Locator,
  option: string | RegExp,
): Promise<void> => {
  await field.click();
  await page.getByTitle(option, { exact: true }).locator('visible=true').last().click();
};
