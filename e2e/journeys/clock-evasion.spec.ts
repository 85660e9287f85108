import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { clockIn } from '@leafshift/contracts/clockedtime';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { ShiftDialog } from '../pages/shift-dialog.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { followClock, moveClock } from '../support/api-clock.ts';
import { journey } from '../support/journey.ts';
import {
  anEmployer,
  aShift,
  aWorker,
  type Employer,
  hoursFromNow,
  signIn,
} from '../support/people.ts';
import { takeShift } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

const START = 26;

describe('hours that nobody worked', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let employerWindow: Visitor;
  let workerWindow: Visitor;
  let params: { readonly postId: string; readonly confirmedId: string };

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    const id = await aShift(employer, { date: hoursFromNow(START), rate: 40 });
    params = await takeShift(employer, worker, id);
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, { ...stack, ...PHONE });
    // A wrong code is answered with 400.
    const expectedProblems = [/status of 400/];
    workerWindow = await openVisitor(browser, { ...stack, ...PHONE, expectedProblems });
    await signIn(employerWindow, employer);
    await signIn(workerWindow, worker);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('clock-evasion', () => ({ employerWindow, workerWindow }));
  const openConfirmed = (): Promise<unknown> =>
    employerWindow.page.goto(`/posts?shift=${params.postId}&view=confirmed`);
  const details = () => new FindWorkPage(workerWindow.page).details;

  step('the business cannot clock a shift of tomorrow, by the page or past it', async () => {
    await openConfirmed();
    await employerWindow.page.getByText('Continue in the browser').click();
    await new ShiftDialog(employerWindow.page).cannotClockIn('Noor Haddad');
    for (const [time, code] of [
      ['1999-12-31T09:00:00.000Z', 'CLOCK_TOO_EARLY'],
      [hoursFromNow(START), 'CLOCK_IN_FUTURE'],
    ] as const) {
      await expect(
        employer.api.send(clockIn, { params, body: { clockIn: time } }),
      ).rejects.toMatchObject({ code });
    }
  });

  step('nor close it', async () => {
    const { page } = employerWindow;
    await page.getByRole('dialog').getByRole('button', { name: 'SUBMIT SHIFT' }).click();
    await shownText(page, 'Please complete all workers shifts').waitFor();
  });

  step('the worker at home tries a code, and is told that it is not right', async () => {
    const { page } = workerWindow;
    await moveClock(stack, hoursFromNow(START));
    await followClock(page, stack);
    await page.goto(`/find-work/${params.postId}?code=123456`);
    await page.getByText('Continue in the browser').click();
    await details().getByRole('button', { name: 'Clock in', exact: true }).click();
    await page.getByText(/This code is not right/).waitFor();
  });

  step('and says to be there: that counts for nothing before the business agrees', async () => {
    const { page } = workerWindow;
    await details().getByRole('button', { name: 'I am here, without a code' }).click();
    const own = details().getByRole('table', { name: 'Your hours' });
    await own.getByText('waits for the employer').waitFor();
    await moveClock(stack, hoursFromNow(START + 8));
    await followClock(page, stack);
    await page.reload();
    await details().getByRole('button', { name: 'I have left, without a code' }).click();
    await own.getByText('waits for the employer').nth(1).waitFor();
  });

  step('the business sees both times and that nobody witnessed them', async () => {
    const { page } = employerWindow;
    await followClock(page, stack);
    await openConfirmed();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Noor Haddad/ }).click();
    const hours = dialog.getByRole('table', { name: 'Hours' });
    await hours.getByText('without a code').nth(1).waitFor();
    // Nothing counts by itself.
    await hours.getByRole('row', { name: /^Clock.in –/i }).waitFor();
    expect([...employerWindow.problems, ...workerWindow.problems]).toEqual([]);
  });
});
