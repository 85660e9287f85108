import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import {
  clockIn,
  clockOut,
  decideTimesheet,
  selfClockIn,
  selfClockOut,
} from '@leafshift/contracts/clockedtime';
import { completeShift } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { anAdmin, signedInAgain } from '../support/an-admin.ts';
import { moveClock } from '../support/api-clock.ts';
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
import { openVisitor, type Visitor } from '../support/visitor.ts';

const PHONE = { width: 390, height: 844 };
const START = 24;

describe('hours on which worker and business do not agree', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let worker: Person;
  let admin: Person;
  let employerWindow: Visitor;
  let workerWindow: Visitor;
  let params: { readonly postId: string; readonly confirmedId: string };
  const [startsAt, recordedEnd, endsAt] = [START, START + 7, START + 8].map(hoursFromNow);

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    worker = await aWorker(stack);
    admin = await anAdmin(stack);
    const id = await aShift(employer, { date: startsAt, rate: 40 });
    params = await takeShift(employer, worker, id);
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, stack);
    workerWindow = await openVisitor(browser, { ...stack, ...PHONE });
    await signIn(employerWindow, employer);
    await signIn(workerWindow, worker);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('hours-settled', () => ({ employerWindow, workerWindow }));

  /** The worker clocks eight hours without a code, the business records seven and submits. */
  const submitSevenOfEight = async (): Promise<void> => {
    const { postId } = params;
    await moveClock(stack, startsAt ?? null);
    await worker.api.send(selfClockIn, { params: { postId }, body: {} });
    await moveClock(stack, endsAt ?? null);
    await worker.api.send(selfClockOut, { params: { postId }, body: {} });
    await employer.api.send(clockIn, { params, body: { clockIn: startsAt ?? '' } });
    await employer.api.send(clockOut, { params, body: { clockOut: recordedEnd ?? '' } });
    await employer.api.send(rateWorker, {
      params: { ...params, tempUserId: worker.user._id },
      body: { rating: 4 },
    });
    await employer.api.send(completeShift, { params: { postId } });
  };

  step('the worker finds seven of the eight hours on home, and disputes them', async () => {
    await submitSevenOfEight();
    const { page } = workerWindow;
    await page.goto('/home');
    await page.getByText('Continue in the browser').click();
    await page.getByRole('heading', { name: 'Hours to accept' }).waitFor();
    await page.getByText('7.00 h, $280.00').waitFor();
    await page.getByRole('button', { name: 'Dispute Hours' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dispute Hours' });
    await dialog.getByLabel('What is wrong?').fill('I closed the store');
    await dialog.getByRole('button', { name: 'Send Dispute' }).click();
    await page.getByText('Dispute Sent').first().waitFor();
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
    const { api } = await signedInAgain(stack, admin);
    await api.send(decideTimesheet, {
      params: { id: params.confirmedId },
      body: {
        clockIn: startsAt ?? null,
        clockOut: endsAt ?? null,
        breakMinutes: 0,
        reason: 'The till was closed at five',
      },
    });
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
    await first.getByText('$280.00').first().waitFor();
    await first.getByRole('button', { name: /^Invoice LS-/ }).click();
    await page.getByRole('dialog').getByText('$40.00').first().waitFor();
    await page.getByRole('dialog').getByText('Paid', { exact: true }).waitFor();
  });

  step("the worker's pay waits for nothing but a bank", async () => {
    const { page } = workerWindow;
    await page.goto('/workhistory');
    await page.getByText('for your bank details').first().waitFor();
    expect([...workerWindow.problems, ...employerWindow.problems]).toEqual([]);
  });
});
