import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { anAdmin } from '../support/an-admin.ts';
import { journey } from '../support/journey.ts';
import { anEmployer, aWorker, type Person, signIn } from '../support/people.ts';
import { waitingReviews } from '../support/reviews.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const DOCUMENTS = 20;
const NOTHING_WAITS = 'No document waits for review.';
const MENU = ['Today', 'Document reviews', 'Postings and reports', 'Disputed hours', 'People'];

describe('a reviewer of the back office', () => {
  let browser: Browser;
  let admin: Person;
  let worker: Person;
  let rejected: string;
  let approved: string;
  let reviewer: Visitor;
  let owner: Visitor;
  let employer: Visitor;

  beforeAll(async () => {
    const stack = await connectToStack();
    admin = await anAdmin(stack);
    worker = await aWorker(stack, 'Noa Live');
    [rejected = '', approved = ''] = (await waitingReviews(admin, worker)).map(({ _id }) => _id);
    for (let made = 2; made < DOCUMENTS; made += 2) await aWorker(stack, 'Uma Waiting');
    browser = await launchChromium();
    // Another of the back office may have claimed the document that comes next.
    const expectedProblems = [/status of 409 .*\/claim$/];
    reviewer = await openVisitor(browser, { ...stack, expectedProblems });
    owner = await openVisitor(browser, stack);
    employer = await openVisitor(browser, stack);
    await signIn(reviewer, admin);
    await signIn(owner, worker);
    await signIn(employer, await anEmployer(stack));
  }, 180_000);

  afterAll(() => browser?.close());

  const step = journey('back-office', () => ({ reviewer, owner, employer }));

  const approve = () => reviewer.page.getByRole('button', { name: 'Approve', exact: true });

  step('comes to Today, with a menu of their own', async () => {
    const { page } = reviewer;
    await page.goto('/login');
    await page.getByRole('heading', { name: 'Today', level: 1 }).waitFor();
    for (const name of MENU) await page.getByRole('link', { name, exact: true }).waitFor();
  });

  step('has it alone: nobody else sees the menu, and its pages lead them home', async () => {
    for (const { page } of [owner, employer]) {
      await page.goto('/reviews');
      await page.waitForURL('**/home');
      await page.getByRole('navigation').first().waitFor();
      expect(await page.getByRole('link', { name: 'Document reviews' }).count()).toBe(0);
    }
  });

  step('claims what is looked at', async () => {
    const { page } = reviewer;
    const claimed = page.waitForResponse((answer) => answer.url().endsWith(`/${rejected}/claim`));
    await page.goto(`/reviews/${rejected}`);
    await approve().and(page.locator(':enabled')).waitFor();
    expect((await claimed).status()).toBe(200);
    const review = (await waitingReviews(admin, worker)).find(({ _id }) => _id === rejected);
    expect(review?.claimedBy).toMatchObject({ name: 'Ada Admin' });
  });

  step('rejects a document by keyboard, which its owner sees at once', async () => {
    await owner.page.goto('/profile');
    await shownText(owner.page, 'Submitted', { exact: true }).waitFor();
    await reviewer.page.keyboard.press('x');
    await reviewer.page.getByRole('form', { name: 'Why it is rejected' }).waitFor();
    await reviewer.page.keyboard.press('1');
    await reviewer.page.keyboard.press('Enter');
    await shownText(owner.page, 'Rejected', { exact: true }).waitFor();
    await shownText(owner.page, /blurred, too dark or cut off/).waitFor();
  });

  step(
    'decides about the others with one key each',
    async () => {
      const { page } = reviewer;
      await page.goto(`/reviews/${approved}`);
      for (let decided = 1; decided < DOCUMENTS; decided += 1) {
        await approve().and(page.locator(':enabled')).waitFor();
        const before = page.url();
        await page.keyboard.press('a');
        await page.waitForFunction(
          ({ address, empty }) =>
            location.href !== address || document.body.textContent.includes(empty),
          { address: before, empty: NOTHING_WAITS },
        );
      }
      await shownText(owner.page, 'Approved', { exact: true }).waitFor();
    },
    120_000,
  );

  step('has met no errors', () => {
    expect(reviewer.problems).toEqual([]);
    expect(owner.problems).toEqual([]);
  });
});
