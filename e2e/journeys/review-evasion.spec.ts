import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { requestShift } from '@leafshift/contracts/posts';
import { updateProfile } from '@leafshift/contracts/profile';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { anAdmin } from '../support/an-admin.ts';
import { journey } from '../support/journey.ts';
import { nothingWaits } from '../support/nothing-waits.ts';
import { anEmployer, aShift, aWorker, type Person, signIn } from '../support/people.ts';
import { decideAll, waitingReviews } from '../support/reviews.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** British Columbia wants 19 years in shops. */
const MINOR = `${new Date().getFullYear() - 18}-01-02`;
const ADULT = '1990-01-02';

describe('a minor who gets older after the approval', () => {
  const business = `Age Gate ${randomUUID().slice(0, 8)}`;
  let browser: Browser;
  let admin: Person;
  let worker: Person;
  let window: Visitor;
  let greenhouse: string;

  beforeAll(async () => {
    const stack = await connectToStack();
    admin = await anAdmin(stack);
    const employer = await anEmployer(stack, business);
    await aShift(employer, { jobType: 'Authorized Retailer', jobTitle: 'Budtender' });
    greenhouse = await aShift(employer);
    worker = await aWorker(stack, 'Noa Young');
    await worker.api.send(updateProfile, { body: { birthDay: MINOR } });
    await decideAll(admin, worker, { decision: 'Approved' });
    browser = await launchChromium();
    window = await openVisitor(browser, stack);
    await signIn(window, worker);
  });

  afterAll(() => browser?.close());

  const step = journey('review-evasion', () => ({ window }));

  /** The jobs of the business that Find Work lists. */
  const jobs = async (): Promise<readonly string[]> => {
    const { page } = window;
    await page.goto('/find-work');
    const listed = page.getByRole('tabpanel').getByRole('link').filter({ hasText: business });
    await listed.first().waitFor();
    await nothingWaits(page);
    const texts = await listed.allTextContents();
    return ['Budtender', 'Trimmer'].filter((job) => texts.some((text) => text.includes(job)));
  };

  step('is shown no shifts in shops', async () => {
    expect(await jobs()).toEqual(['Trimmer']);
  });

  step('enters another birth date and name, which go back to review', async () => {
    const { page } = window;
    await page.goto('/profile');
    await page.getByText('Approved', { exact: true }).nth(1).waitFor();
    await page.getByRole('button', { name: 'Change name or date of birth' }).click();
    await page
      .getByRole('dialog', { name: 'Ask for a new review?' })
      .getByRole('button', { name: 'Continue' })
      .click();
    await page.getByLabel('Date of birth').fill(ADULT);
    await page.getByLabel('Last name').fill('Older');
    await page.getByRole('button', { name: 'Update Profile' }).click();
    await shownText(page, 'Profile Updated').waitFor();
    await page.getByText('Submitted', { exact: true }).nth(1).waitFor();
    expect(await page.getByText('Approved', { exact: true }).count()).toBe(0);
  });

  step('is still shown none', async () => {
    expect(await jobs()).toEqual(['Trimmer']);
  });

  step('is found out by the back office, which sees both', async () => {
    const waiting = await waitingReviews(admin, worker);
    expect(waiting).toHaveLength(2);
    for (const { stated, approvedBefore } of waiting) {
      expect(stated).toEqual({ name: 'Noa Older', birthDay: ADULT });
      expect(approvedBefore).toEqual({ name: 'Noa Young', birthDay: MINOR });
    }
    const reason = 'The card shows another date.';
    await decideAll(admin, worker, { decision: 'Rejected', reason });
  });

  step('reads why, and can request nothing any more', async () => {
    const { page } = window;
    await page.goto('/profile');
    await shownText(page, 'The card shows another date.').waitFor();
    await page.goto(`/find-work/${greenhouse}?tab=find-work`);
    const findWork = new FindWorkPage(page);
    await findWork.details.getByText(/A document of yours was rejected/).waitFor();
    expect(await findWork.action('Apply Now').isDisabled()).toBe(true);
    await expect(
      worker.api.send(requestShift, { params: { id: greenhouse } }),
    ).rejects.toMatchObject({ code: 'DOCUMENTS_REJECTED' });
    expect(window.problems).toEqual([]);
  });
});
