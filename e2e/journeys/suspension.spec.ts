import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { updateUser } from '@leafshift/contracts/admin';
import { cancelAssignment } from '@leafshift/contracts/posts';
import { answerAppeal, appealSuspension, appeals } from '@leafshift/contracts/suspensions';
import type { Browser, Locator, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { SuspensionPage } from '../pages/suspension-page.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { anAdmin } from '../support/an-admin.ts';
import { journey } from '../support/journey.ts';
import {
  anEmployer,
  aShift,
  aWorker,
  type Employer,
  hoursFromNow,
  type Person,
  signIn,
} from '../support/people.ts';
import { takeShift } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;
const SOON_MS = 8_000;
const SUSPENDED = 'Your account is suspended';

describe('a worker who cancels late', () => {
  let browser: Browser;
  let admin: Person;
  let employer: Employer;
  let worker: Person;
  let window: Visitor;
  let taken: string;
  let wanted: string;

  beforeAll(async () => {
    const stack = await connectToStack();
    admin = await anAdmin(stack);
    employer = await anEmployer(stack);
    worker = await aWorker(stack);
    taken = await aShift(employer, { date: hoursFromNow(5) });
    wanted = await aShift(employer, { date: hoursFromNow(72) });
    await takeShift(employer, worker, taken);
    browser = await launchChromium();
    window = await openVisitor(browser, stack);
    await signIn(window, worker);
  });

  afterAll(() => browser?.close());

  const step = journey('suspension', () => ({ window }));

  step('reads before that a suspension of seven days follows', async () => {
    const { page } = window;
    await page.goto(`/find-work/${taken}?tab=confirmed`);
    await new FindWorkPage(page).action('Cancel Shift').click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this shift?' });
    await dialog.getByText(/It lasts 7 days, until .* You can appeal once\./).waitFor();
    await dialog.getByRole('button', { name: 'Cancel and Be Suspended' }).click();
    await shownText(page, 'Shift Cancelled').waitFor();
  });

  step('finds reason, begin and end on the page that every page leads to', async () => {
    const { page } = window;
    const suspension = new SuspensionPage(page);
    await suspension.open();
    await suspension.heading(SUSPENDED).waitFor();
    await page.getByText("A shift was cancelled with less than 24 hours' notice.").waitFor();
    const since = await suspension.dayAfter('Suspended since');
    const until = await suspension.dayAfter('Your account is active again on');
    expect(Math.round((until.getTime() - since.getTime()) / DAY_MS)).toBe(7);
    await page.getByText('What you have earned is still paid to your bank.').waitFor();
  });

  step('cannot request another shift meanwhile', async () => {
    const { page } = window;
    await page.goto(`/find-work/${wanted}?tab=find-work`);
    const { details } = new FindWorkPage(page);
    await details.getByText(`${SUSPENDED}.`).waitFor();
    expect(await new FindWorkPage(page).action('Apply Now').isDisabled()).toBe(true);
    await details.getByRole('link', { name: 'See why and what you can do' }).click();
    await new SuspensionPage(page).heading(SUSPENDED).waitFor();
  });

  step('appeals from there, once', async () => {
    const { page } = window;
    const suspension = new SuspensionPage(page);
    await suspension.reason.fill('My daughter had to be brought to hospital.');
    await suspension.send.click();
    await page.getByText('A person reads it and answers here and by mail.').waitFor();
    await page.reload();
    await page.getByText('My daughter had to be brought to hospital.').waitFor();
    expect(await suspension.send.count()).toBe(0);

    const body = { text: 'And another thing' };
    await expect(worker.api.send(appealSuspension, { body })).rejects.toMatchObject({
      code: 'ALREADY_APPEALED',
    });
  });

  step('is active again, in the open window, once the back office has answered', async () => {
    const { page } = window;
    const { appeals: waiting } = await admin.api.send(appeals, { query: { limit: 100 } });
    const appeal = waiting.find(({ user }) => user === worker.user._id);
    expect(appeal).toMatchObject({ reason: 'late-cancellation', earlier: 0 });
    const body = { decision: 'lifted', words: 'We have seen the papers.' } as const;
    await admin.api.send(answerAppeal, { params: { id: appeal?._id ?? '' }, body });
    await new SuspensionPage(page).heading('Your account is active').waitFor();
    await page.getByText('We have seen the papers.').waitFor();
  });

  step('requests the other shift', async () => {
    const { page, problems } = window;
    await page.goto(`/find-work/${wanted}?tab=find-work`);
    await new FindWorkPage(page).action('Apply Now').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Accept and Apply' }).click();
    await shownText(page, 'Shift Requested').waitFor();
    expect(problems).toEqual([]);
  });
});

/** What the dialog says of the suspension; opened again where news of the account closed it at once. */
async function lengthIfCancelled(page: Page): Promise<Locator> {
  const cancel = new FindWorkPage(page).action('Cancel Shift');
  const length = page.getByRole('dialog').getByText(/^It lasts/);
  await cancel.click();
  const isOpen = await length.waitFor({ timeout: SOON_MS }).then(
    () => true,
    () => page.getByRole('dialog').isVisible(),
  );
  if (!isOpen) await cancel.click();
  return length;
}

describe('a worker who cancels late again and again', () => {
  let browser: Browser;
  let window: Visitor;
  let readBefore: string[];

  beforeAll(async () => {
    const stack = await connectToStack();
    const admin = await anAdmin(stack);
    const employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    browser = await launchChromium();
    window = await openVisitor(browser, stack);
    await signIn(window, worker);
    const { page } = window;
    readBefore = [];
    for (const hours of [4, 5, 6]) {
      const id = await aShift(employer, { date: hoursFromNow(hours), duration: 8 });
      await takeShift(employer, worker, id);
      await page.goto(`/find-work/${id}?tab=confirmed`);
      const length = await lengthIfCancelled(page);
      readBefore.push(((await length.textContent()) ?? '').replace(/, until [^.]*/, ''));
      await worker.api.send(cancelAssignment, { params: { postId: id } });
      const params = { id: worker.user._id };
      await admin.api.send(updateUser, { params, body: { suspended: false } });
    }
  });

  afterAll(() => browser?.close());

  const step = journey('suspension-again', () => ({ window }));

  step('reads 7 days, then 30, then that a person decides', () => {
    expect(readBefore).toEqual([
      'It lasts 7 days. You can appeal once.',
      'It lasts 30 days. You can appeal once.',
      'It lasts until a person decides otherwise. You can appeal once.',
    ]);
  });
});
