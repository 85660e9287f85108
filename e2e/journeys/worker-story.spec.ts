import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { correctTimesheet } from '@leafshift/contracts/clockedtime';
import { completeShift } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { addBank } from '@leafshift/contracts/stripe';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { anAdmin, signedInAgain } from '../support/an-admin.ts';
import { moveClock } from '../support/api-clock.ts';
import { journey } from '../support/journey.ts';
import {
  anEmployer,
  aShift,
  aWorker,
  BANK,
  type Employer,
  hoursFromNow,
  type Person,
  signIn,
} from '../support/people.ts';
import { takeShift } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

const START = 30;

describe('the story of a worker, from the confirmation to the pay, with hours that were cut', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let worker: Person;
  let admin: Person;
  let employerWindow: Visitor;
  let workerWindow: Visitor;
  let adminWindow: Visitor;
  let params: { readonly postId: string; readonly confirmedId: string };
  const [startsAt, recordedEnd, endsAt] = [START, START + 7, START + 8].map(hoursFromNow);

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    worker = await aWorker(stack);
    admin = await anAdmin(stack);
    await worker.api.send(addBank, { body: BANK });
    const id = await aShift(employer, { date: startsAt, rate: 40 });
    params = await takeShift(employer, worker, id);
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, stack);
    workerWindow = await openVisitor(browser, { ...stack, ...PHONE });
    adminWindow = await openVisitor(browser, stack);
    await signIn(employerWindow, employer);
    await signIn(workerWindow, worker);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('worker-story', () => ({ employerWindow, workerWindow, adminWindow }));

  /** What the picture on the employer's page leads to. */
  const scanned = async (): Promise<string> => {
    const { page } = employerWindow;
    await page.goto(`/posts?shift=${params.postId}&view=confirmed`);
    await page.getByRole('button', { name: 'Show clock code' }).click();
    const digits = await page
      .getByRole('dialog')
      .getByText(/^\d{3} \d{3}$/)
      .textContent();
    return `/find-work/${params.postId}?code=${digits?.replace(' ', '')}`;
  };

  step('the worker sees before that the pay is secured', async () => {
    const { page } = workerWindow;
    await page.goto(`/find-work/${params.postId}?tab=confirmed`);
    await page.getByText('Continue in the browser').click();
    await page.getByText('Pay secured').waitFor();
  });

  step('is asked whether they still come, and says yes with one tap', async () => {
    await moveClock(stack, hoursFromNow(START - 19));
    const { page } = workerWindow;
    await page.goto('/home');
    await page.getByRole('button', { name: 'Yes, I Am Coming' }).click();
    await shownText(page, 'Thank you. The business sees your answer').waitFor();
  });

  step("comes and goes by the code on the employer's screen, on a phone", async () => {
    const { page } = workerWindow;
    const { details } = new FindWorkPage(page);
    await moveClock(stack, startsAt ?? null);
    await page.goto(await scanned());
    await details.getByRole('button', { name: 'Clock in', exact: true }).click();
    await shownText(page, 'Clocked In').waitFor();
    await moveClock(stack, endsAt ?? null);
    await page.goto(await scanned());
    await details.getByRole('button', { name: 'Clock out', exact: true }).click();
    await shownText(page, 'Clocked Out').waitFor();
  });

  /** The business takes an hour off, and submits. */
  const submitSevenOfEight = async (): Promise<void> => {
    await employerWindow.page.goto('/home');
    const body = { clockOut: recordedEnd ?? '', reason: 'We closed an hour earlier' };
    await employer.api.send(correctTimesheet, { params: { id: params.confirmedId }, body });
    await employer.api.send(rateWorker, {
      params: { ...params, tempUserId: worker.user._id },
      body: { rating: 4 },
    });
    await employer.api.send(completeShift, { params: { postId: params.postId } });
  };

  step('the worker finds seven of the eight hours on home, and disputes them', async () => {
    await submitSevenOfEight();
    const { page } = workerWindow;
    await page.goto('/home');
    await page.getByRole('heading', { name: 'Hours to accept' }).waitFor();
    await page.getByText('7.00 h, $280.00').waitFor();
    await page.getByRole('button', { name: 'Dispute Hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispute Hours' });
    await dialog.getByLabel('What is wrong?').fill('I closed the store');
    await dialog.getByRole('button', { name: 'Send Dispute' }).click();
    await shownText(page, 'Dispute Sent').waitFor();
  });

  step('the business finds the dispute on home, and explains', async () => {
    const { page } = employerWindow;
    await page.goto('/home');
    await page.getByText(/8.00 h instead of 7.00 h/).waitFor();
    await page.getByRole('button', { name: /^Answer: Trimmer/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Hours disputed').waitFor();
    await dialog.getByRole('button', { name: /Noor Haddad/ }).click();
    await dialog.getByText('I closed the store').waitFor();
    await dialog.getByRole('button', { name: 'Do Not Agree' }).click();
    await dialog.getByLabel('Why do you not agree?').fill('We closed at four');
    await dialog.getByRole('button', { name: 'Send Answer' }).click();
    await dialog.getByText('A person of Leafshift looks at it and decides.').waitFor();
  });

  step('the worker reads it, and that a person decides', async () => {
    const { page } = workerWindow;
    await page.goto(`/find-work/${params.postId}`);
    const steps = page.getByRole('list', { name: 'How your dispute goes' });
    await steps.getByText('We closed at four').waitFor();
    await steps.getByText('A person of Leafshift looks at it and decides.').waitFor();
  });

  step('the back office decides on eight hours, and both sides see it', async () => {
    await signIn(adminWindow, await signedInAgain(stack, admin));
    const { page } = adminWindow;
    await page.goto('/disputes');
    const dispute = page
      .getByRole('article')
      .filter({ hasText: 'I closed the store' })
      .filter({ hasText: employer.user.name });
    await dispute.getByText('We closed at four').waitFor();
    await dispute
      .getByRole('region', { name: 'What will be booked' })
      .getByText('+$40.00')
      .waitFor();
    await dispute.getByLabel('Why').fill('The till was closed at five');
    await dispute.getByRole('button', { name: 'Decide and book' }).click();
    await dispute.waitFor({ state: 'detached' });
    await workerWindow.page.reload();
    await workerWindow.page.getByText('Leafshift decided on other hours').waitFor();
    await workerWindow.page.getByText('8.00 h, $320.00').waitFor();
    await employerWindow.page.reload();
    await employerWindow.page
      .getByRole('dialog')
      .getByRole('button', { name: /Noor Haddad/ })
      .click();
    await employerWindow.page.getByText('The till was closed at five').waitFor();
  });

  step('the hour more has an invoice of its own, beside the first', async () => {
    const { page } = employerWindow;
    await page.goto('/workhistory');
    await page
      .getByRole('button', { name: /View Invoice/ })
      .first()
      .click();
    const first = page.getByRole('dialog');
    await shownText(first, '$280.00').waitFor();
    await first.getByRole('button', { name: /^Invoice LS-/ }).click();
    await shownText(page.getByRole('dialog'), '$40.00').waitFor();
    await page.getByRole('dialog').getByText('Paid', { exact: true }).waitFor();
  });

  step('the worker rates the business, and both ratings are shown', async () => {
    const { page } = workerWindow;
    await page.goto(`/find-work/${params.postId}?tab=confirmed`);
    await page.locator('label', { hasText: '5 stars' }).click();
    await page.getByRole('button', { name: 'Send Rating' }).click();
    await shownText(page, 'Rating Sent').waitFor();
    await page.getByText('The business gave you 4 of 5 stars').waitFor();
  });

  step('and is paid, once the three days of a new account are over', async () => {
    await moveClock(stack, hoursFromNow(START + 8 + 75));
    const { page } = workerWindow;
    await page.goto('/workhistory');
    await shownText(page, 'Paid', { exact: true }).waitFor();
    const windows = [workerWindow, employerWindow, adminWindow];
    expect(windows.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
