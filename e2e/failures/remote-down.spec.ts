import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { signUp } from '../pages/account-pages.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** What the browser itself says of a server that does not answer, and the shell's own report. */
const EXPECTED = [/ERR_CONNECTION_REFUSED/, /RemoteFailure/];

describe('a remote whose server is down', () => {
  let browser: Browser;
  let stack: ControlledStack;
  const visitors: Visitor[] = [];

  const openWindow = async (): Promise<Visitor> => {
    const { portalUrl } = stack;
    const visitor = await openVisitor(browser, { portalUrl, expectedProblems: EXPECTED });
    visitors.push(visitor);
    return visitor;
  };

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
  });

  afterAll(async () => {
    await stack.startRemote('mf-public-board');
    await stack.startRemote('mf-worker');
    await browser?.close();
  });

  it('is replaced by a card within the frame, and Retry brings it back', async () => {
    await stack.stopRemote('mf-public-board');
    const { page } = await openWindow();
    await page.goto('/job-posting');

    const card = page.getByRole('alert').filter({ hasText: 'is not answering' });
    await card.getByText('The rest of Leafshift works as usual', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).waitFor();

    await stack.startRemote('mf-public-board');
    await card.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    expect(await card.count()).toBe(0);
  });

  it('leaves the pages of the other remotes alone', async () => {
    await stack.stopRemote('mf-worker');
    const { page } = await openWindow();
    await signUp(page, {
      kind: 'Worker',
      name: 'Sam Tremblay',
      email: 'sam@people.example',
      password: 'a long enough password',
    });
    await page.getByRole('dialog', { name: 'Onboarding' }).waitFor();
    await page.evaluate(() => sessionStorage.setItem('sessionSkipOnboarding', 'true'));
    await page.reload();

    const card = page.getByRole('alert').filter({ hasText: 'is not answering' });
    await card.getByRole('button', { name: 'Retry' }).waitFor();
    await page.getByRole('link', { name: 'Find Work' }).waitFor();
    await page.goto('/job-posting');
    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    await page.getByRole('link', { name: 'Home', exact: true }).click();
    await card.getByRole('button', { name: 'Retry' }).waitFor();

    await stack.startRemote('mf-worker');
    await card.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Today' }).waitFor();
  });

  it('causes no other error', () => {
    expect(visitors.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
