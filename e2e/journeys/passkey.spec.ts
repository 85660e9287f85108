import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { skipOnboarding } from '@leafshift/contracts/users';
import { createApiClient } from '@leafshift/data-access';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { signUp, verifyAddress } from '../pages/account-pages.ts';
import { codeFor } from '../support/code-for.ts';
import { journey } from '../support/journey.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const PASSWORD = 'correct horse battery';

describe('somebody with a passkey', () => {
  const email = `passkey-${Date.now().toString(36)}@example.ca`;
  let browser: Browser;
  let portalUrl: string;
  let visitor: Visitor;

  beforeAll(async () => {
    const stack = await connectToStack();
    portalUrl = stack.portalUrl;
    browser = await launchChromium();
    visitor = await openVisitor(browser, { ...stack, expectedProblems: [/401/] });
    const devtools = await visitor.context.newCDPSession(visitor.page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
  });

  afterAll(() => browser?.close());

  const step = journey('passkey', () => ({ visitor }));
  const button = (name: string) => visitor.page.getByRole('button', { name, exact: true });
  const dialog = (name: string) => visitor.page.getByRole('dialog', { name });

  step('signs up, and verifies the address with the code of the mail', async () => {
    const { page } = visitor;
    await signUp(page, { kind: 'Worker', name: 'Pat Keys', email, password: PASSWORD });
    await page.waitForURL('**/home');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    const api = createApiClient({ baseUrl: `${portalUrl}/api`, getToken: () => token });
    // Its panel would stand over the pages of this journey.
    await api.send(skipOnboarding, { body: { data: true } });
    await page.goto('/home');
    await verifyAddress(page, await codeFor(portalUrl, email));
  });

  step('is offered a passkey then, adds it, and keeps the recovery codes', async () => {
    const { page } = visitor;
    await page.getByRole('heading', { name: 'Sign in faster next time?' }).waitFor();
    await button('Add a passkey').click();
    await dialog('Add a passkey').getByLabel('Name').fill('My phone');
    await dialog('Add a passkey').getByRole('button', { name: 'Continue' }).click();
    await dialog('Recovery codes').getByRole('listitem').nth(9).waitFor();
    await button('I have kept them').click();
    await page.waitForURL('**/home');
    expect(await page.getByRole('link', { name: 'Enter the code' }).count()).toBe(0);
  });

  step('finds it in the settings', async () => {
    const { page } = visitor;
    await page.goto('/settings');
    await page.getByText('My phone').waitFor();
  });

  step('signs out, and in again with the passkey alone', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await button('Sign in with a passkey').click();
    await page.waitForURL('**/home');
    expect(await page.evaluate(() => localStorage.getItem('token'))).not.toBeNull();
  });

  step('is asked for it after the password as well', async () => {
    const { page, problems } = visitor;
    await page.getByRole('button', { name: /Account menu/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password').fill(PASSWORD);
    await button('Sign in').click();
    await button('Use a passkey').click();
    await page.waitForURL('**/home');
    expect(problems).toEqual([]);
  });
});
