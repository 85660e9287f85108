import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** What the browser itself reports of an origin that is down. */
const EXPECTED = [/Failed to load resource/, /RemoteFailure/, /ERR_CONNECTION_REFUSED/];

describe('when a remote is down', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let visitor: Visitor;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
  });

  beforeEach(async () => {
    await stack.stopRemote('mf-public-board');
    visitor = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      expectedProblems: EXPECTED,
    });
  });

  afterEach(async () => {
    await visitor.close();
    await stack.startRemote('mf-public-board');
  });

  afterAll(() => browser?.close());

  it('says so in its place, and the rest works', async () => {
    const { page } = visitor;
    await page.goto('/job-posting');

    await page.getByText('This part of Leafshift is not answering').waitFor();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    expect(visitor.problems).toEqual([]);
  });

  it('brings it back with Retry once it is up again, without a reload', async () => {
    const { page } = visitor;
    await page.goto('/job-posting');
    const retry = page.getByRole('button', { name: 'Retry' });
    await retry.waitFor();
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }));
    await stack.startRemote('mf-public-board');
    await retry.click();

    await page.getByRole('heading', { name: 'Job postings' }).waitFor();
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true);
    expect(visitor.problems).toEqual([]);
  });
});
