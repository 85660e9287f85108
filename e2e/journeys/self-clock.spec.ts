import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { timesheets } from '@leafshift/contracts/clockedtime';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { moveClock } from '../support/api-clock.ts';
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

describe('a worker who clocks themselves', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let employerWindow: Visitor;
  let workerWindow: Visitor;
  let id: string;

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    id = await aShift(employer, { date: hoursFromNow(24), rate: 40 });
    await takeShift(employer, worker, id);
    await moveClock(stack, hoursFromNow(24));
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

  const step = journey('self-clock', () => ({ employerWindow, workerWindow }));

  /** What the picture on the employer's page leads to. */
  const scanned = async (): Promise<string> => {
    const dialog = employerWindow.page.getByRole('dialog');
    await dialog.getByLabel('QR code that opens the shift with the clock code').waitFor();
    const digits = await dialog.getByText(/^\d{3} \d{3}$/).textContent();
    return `/find-work/${id}?code=${digits?.replace(' ', '')}`;
  };

  step('the employer shows the code of the shift', async () => {
    const { page } = employerWindow;
    await page.goto(`/posts?shift=${id}&view=confirmed`);
    await page.getByRole('button', { name: 'Show clock code' }).click();
    expect(await scanned()).toMatch(/\?code=\d{6}$/);
  });

  step('the worker opens its link on a phone and is clocked in', async () => {
    const { page } = workerWindow;
    await page.goto(await scanned());
    await page.getByText('Continue in the browser').click();
    const { details } = new FindWorkPage(page);
    await details.getByRole('button', { name: 'Clock in', exact: true }).click();
    await shownText(page, 'Clocked In').waitFor();
    await details.getByRole('table', { name: 'Your hours' }).waitFor();
    await shownText(employerWindow.page.getByRole('dialog'), 'Clocked In').waitFor();
  });

  step('eight hours later they clock out with the code of then, and say their break', async () => {
    await moveClock(stack, hoursFromNow(32));
    await employerWindow.page.reload();
    await employerWindow.page.getByRole('button', { name: 'Show clock code' }).click();
    const { page } = workerWindow;
    await page.goto(await scanned());
    const { details } = new FindWorkPage(page);
    await details.getByRole('button', { name: 'Clock out', exact: true }).click();
    await shownText(page, 'Clocked Out').waitFor();
    await details.getByRole('textbox', { name: /Unpaid break/ }).fill('30');
    await details.getByRole('button', { name: 'Save break' }).click();
    await details.getByRole('cell', { name: '30 min' }).first().waitFor();
  });

  step('the employer sees what both sides have', async () => {
    const { page, problems } = employerWindow;
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Noor Haddad/ })
      .click();
    const hours = page.getByRole('table', { name: 'Hours' });
    await hours.getByRole('row', { name: /Break 30 min 30 min/ }).waitFor();
    const [sheet] = (await employer.api.send(timesheets, { query: { postId: id } })).timesheets;
    expect(sheet).toMatchObject({ worker: { witnessed: true }, employer: { breakMinutes: 30 } });
    expect([...problems, ...workerWindow.problems]).toEqual([]);
  });
});
