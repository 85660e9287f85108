import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { acceptTimesheet, timesheets } from '@leafshift/contracts/clockedtime';
import { payoutChecks } from '@leafshift/contracts/payouts';
import { completeShift } from '@leafshift/contracts/posts';
import { addBank } from '@leafshift/contracts/stripe';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { chooseOption } from '../pages/choose.ts';
import { anAdmin, signedInAgain } from '../support/an-admin.ts';
import { moveClock } from '../support/api-clock.ts';
import { journey } from '../support/journey.ts';
import { mailTo } from '../support/mail-to.ts';
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
import { workShift } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

const START = 26;

describe('somebody who finds the phone of a worker and wants the pay at another bank', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let worker: Person;
  let admin: Person;
  let window: Visitor;
  let id: string;

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    worker = await aWorker(stack);
    admin = await anAdmin(stack);
    await worker.api.send(addBank, { body: BANK });
    id = await aShift(employer, { date: hoursFromNow(START), rate: 40 });
    browser = await launchChromium();
    // A question that is not answered, and a wrong password.
    const expectedProblems = [/status of 40[013]/];
    window = await openVisitor(browser, { ...stack, ...PHONE, expectedProblems });
    await signIn(window, worker);
    await workShift(stack, { employer, worker }, id);
    await employer.api.send(completeShift, { params: { postId: id } });
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('bank-evasion', () => ({ window }));
  const question = () => window.page.getByRole('dialog', { name: 'Is it still you?' });

  step('enters a bank of their own, and is asked whether it is still the worker', async () => {
    const { page } = window;
    await page.goto('/profile?update=bank');
    await page.getByText('Continue in the browser').click();
    const form = page.getByRole('dialog', { name: 'Bank details' });
    await form.getByText(/must be in your legal name/).waitFor();
    await form.getByLabel('First name').fill('Mallory');
    await form.getByLabel('Last name').fill('Thief');
    await form.getByLabel('Bank account number').fill('000987654321');
    await form.getByLabel('Institution number').fill('004');
    await form.getByLabel('Transit number').fill('54321');
    await form.getByLabel('Billing address').fill('1 Other Street');
    await form.getByLabel('City').fill('Toronto');
    await chooseOption(page, form.getByLabel('Province'), 'Ontario');
    await form.getByLabel('Postal code').fill('M5H 2N2');
    await form.getByRole('button', { name: 'Connect bank' }).click();
    await question().waitFor();
  });

  step('gets nowhere by guessing, and the bank stays as it was', async () => {
    const { page } = window;
    await question().getByLabel('Password').fill('let me in please');
    await question().getByRole('button', { name: 'Confirm' }).click();
    await question().getByRole('alert').waitFor();
    await question().getByRole('button', { name: 'Cancel' }).click();
    await page.goto('/profile');
    await page.getByText('Account ending in 6789').waitFor();
  });

  step('who knows the password too changes it, and the worker hears of it by mail', async () => {
    const body = {
      ...BANK,
      firstName: 'Mallory',
      lastName: 'Thief',
      bankAccountNumber: '000987654321',
    };
    const { api } = await signedInAgain(stack, worker);
    await api.send(addBank, { body });
    await mailTo(stack.portalUrl, worker.email, ({ subject }) =>
      subject === 'Your bank account was changed' ? subject : undefined,
    );
  });

  step('but no pay goes there: a person looks, because the name is another', async () => {
    const { page } = window;
    const [sheet] = (await worker.api.send(timesheets, { query: { postId: id } })).timesheets;
    await worker.api.send(acceptTimesheet, { params: { id: sheet?._id ?? '' } });
    await page.goto('/workhistory');
    await page.getByText(/is not your legal name; a person looks at it/).waitFor();
    const { api } = await signedInAgain(stack, admin);
    const { checks } = await api.send(payoutChecks, { query: {} });
    expect(checks).toContainEqual(
      expect.objectContaining({ user: worker.user._id, bankHolder: 'Mallory Thief' }),
    );
  });

  step('the worker takes their own bank back, and reads until when the pay waits', async () => {
    const { api } = await signedInAgain(stack, worker);
    await api.send(addBank, { body: BANK });
    const { page } = window;
    await page.reload();
    await page.getByText(/You changed your bank on/).waitFor();
  });

  step('and is paid after that', async () => {
    await moveClock(stack, hoursFromNow(START + 8 + 73));
    const { page } = window;
    await page.goto('/workhistory');
    await shownText(page, 'Paid', { exact: true }).waitFor();
    expect(window.problems).toEqual([]);
  });
});
