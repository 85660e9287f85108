import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { openBoard } from '../support/open-board.ts';
import { anEmployer, aPermanentPosting, signIn } from '../support/people.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** The shell's frame around them is judged with the shell. */
const PAGE = 'main';

describe('the public board and the pages of an account', () => {
  let browser: Browser;
  let visitor: Visitor;
  let member: Visitor;
  let posting: string;

  beforeAll(async () => {
    const stack = await connectToStack();
    const employer = await anEmployer(stack);
    posting = await aPermanentPosting(employer);
    browser = await launchChromium();
    visitor = await openVisitor(browser, stack);
    // Signing in writes to the storage of every frame; the preview of the mail is not allowed to have one.
    member = await openVisitor(browser, {
      ...stack,
      expectedProblems: [/lacks the 'allow-same-origin' flag/, /'allow-scripts' permission/],
    });
    await signIn(member, employer);
  });

  afterAll(() => browser?.close());

  const judged = async (page: Page, path: string, heading: string): Promise<void> => {
    await openBoard(page, path);
    await page.getByRole('heading', { name: heading, exact: true }).first().waitFor();
    await expectAccessibleInAllThemes(page, { within: PAGE });
  };

  it('are accessible in all five themes', async () => {
    await judged(visitor.page, '/job-posting', 'Job postings');
    await judged(visitor.page, `/job-posting/${posting}`, 'About the position');
    await judged(member.page, '/market-stats', 'Market stats');
    await judged(member.page, '/email-reports', 'Preview');
    await judged(member.page, '/social-media', 'Your message');
    await judged(member.page, '/subscription', 'What you spent');

    expect([...visitor.problems, ...member.problems]).toEqual([]);
  });
});
