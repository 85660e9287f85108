import type { Page } from 'playwright-core';
import { shownText } from '../support/shown-text.ts';

export interface NewAccount {
  readonly kind: 'Worker' | 'Business';
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** The page behind the banner that asks for the code of the mail. */
export const verifyAddress = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await shownText(page, 'Your address is verified').waitFor();
};

/** The sign-up screen, 'Create Account'. */
export const signUp = async (page: Page, account: NewAccount): Promise<void> => {
  await page.goto('/login');
  await page.getByRole('link', { name: 'Sign up here' }).click();
  await page.getByText(account.kind, { exact: true }).click();
  await page
    .getByLabel(account.kind === 'Worker' ? 'Name' : 'Business Name', { exact: true })
    .fill(account.name);
  await page.getByLabel('Email', { exact: true }).fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
};
