import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { calendarDayIn } from '@leafshift/domain/time-zone';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { WorkerOnboardingByKeyboard } from '../pages/worker-onboarding-by-keyboard.ts';
import { FindWorkPage, WorkerHome } from '../pages/worker-pages.ts';
import { codeFor } from '../support/code-for.ts';
import { journey } from '../support/journey.ts';
import { Keyboard } from '../support/keyboard.ts';
import { anEmployer, aShift, type Employer, hoursFromNow } from '../support/people.ts';
import { confirmRequest } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const DAY_MS = 86_400_000;

/** Lets the journey run again on a stack that keeps running. */
const run = randomUUID().slice(0, 8);
const business = `Quiet Harbour ${run}`;
const email = `kim-${run}@people.example`;

describe('without a mouse, from the sign-up to a confirmed shift', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let workerWindow: Visitor;
  let keyboard: Keyboard;
  let employer: Employer;
  let shift: string;
  const date = hoursFromNow(28);

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack, business);
    shift = await aShift(employer, { date });
    browser = await launchChromium();
    workerWindow = await openVisitor(browser, stack);
    keyboard = new Keyboard(workerWindow.page);
  });

  afterAll(() => browser?.close());

  const step = journey('worker-keyboard', () => ({ workerWindow }));

  step('a worker signs up', async () => {
    const { page } = workerWindow;
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await page.goto('/login');
    await keyboard.press(page.getByRole('link', { name: 'Sign up here' }));
    // The page before has a field for the address as well.
    await page.getByRole('heading', { name: 'Create Account' }).waitFor();
    await keyboard.type(field('Email'), email);
    await keyboard.type(field('Name'), 'Kim Lavoie');
    await keyboard.type(field('Password'), 'a long enough password');
    await keyboard.type(field('Confirm Password'), 'a long enough password');
    await keyboard.press(page.getByRole('button', { name: 'Sign Up' }));
  });

  step('goes through onboarding', async () => {
    const onboarding = new WorkerOnboardingByKeyboard(workerWindow.page);
    await onboarding.createProfile({
      firstName: 'Kim',
      lastName: 'Lavoie',
      phone: '+1 604 555 0117',
      birthDay: '05171994',
      bio: 'Steady hands and a good eye.',
      address: '1200 Main St, Vancouver',
      city: 'Vancouver',
      postalCode: 'V6A 4B3',
    });
    await onboarding.submitDocuments();
    await onboarding.leaveBankForLater();
    await onboarding.addCertificate('SIR-310277');
    await onboarding.answerSurvey();
  });

  step('shows with the code of a mail that the address is their own', async () => {
    const { page } = workerWindow;
    await keyboard.press(page.getByRole('link', { name: 'Enter the code' }));
    await keyboard.type(
      page.getByLabel('Code', { exact: true }),
      await codeFor(stack.portalUrl, email),
    );
    await keyboard.press(page.getByRole('button', { name: 'Confirm address' }));
    await shownText(page, 'Your address is verified').waitFor();
    await keyboard.press(page.getByRole('button', { name: 'Not now' }));
  });

  step('comes from an empty day to the open shifts', async () => {
    const { page } = workerWindow;
    await keyboard.press(page.getByRole('link', { name: 'Home', exact: true }));
    await keyboard.press(new WorkerHome(page).findShifts);
    await page.waitForURL('**/find-work');
    await page.getByText('Please select a shift to view details').waitFor();
  });

  step('opens the shift, reads the disclaimer and applies', async () => {
    const { page } = workerWindow;
    const findWork = new FindWorkPage(page);
    await keyboard.press(findWork.shift(business));
    await keyboard.press(findWork.action('Apply Now'));
    const disclaimer = page.getByRole('dialog', { name: 'Before you apply' });
    await disclaimer.getByText(/at least 24 hours' notice/).waitFor();
    await keyboard.press(disclaimer.getByRole('button', { name: 'Accept and Apply' }));
    await findWork.action('Withdraw Request').waitFor();
    await findWork.details.and(page.locator(':focus-within')).waitFor();
  });

  step('is confirmed, and finds the shift among the confirmed ones', async () => {
    await confirmRequest(employer, shift);
    const findWork = new FindWorkPage(workerWindow.page);
    await findWork.action('Cancel Shift').waitFor();
    await keyboard.reach(findWork.tab('Find Work'));
    await workerWindow.page.keyboard.press('ArrowRight');
    await workerWindow.page.keyboard.press('ArrowRight');
    await findWork
      .tab('Confirmed')
      .and(workerWindow.page.locator('[aria-selected="true"]'))
      .waitFor();
    await keyboard.press(findWork.shift(business));
    await findWork.details.getByText('Confirmed', { exact: true }).waitFor();
  });

  step('sees it in the month, and nobody saw an error in the console', async () => {
    const { page } = workerWindow;
    await keyboard.press(page.getByRole('link', { name: 'Home', exact: true }));
    // That of the month; the week above says its days in other words.
    const today = page.getByRole('button', { name: /, Today$/ });
    await keyboard.reach(today);
    // Perhaps in the next month, to which the arrows lead.
    for (let days = await daysUntil(page, date); days > 0; days -= 1)
      await page.keyboard.press('ArrowRight');
    await page
      .getByRole('button', { name: /1 confirmed shift$/ })
      .first()
      .waitFor();
    expect(workerWindow.problems).toEqual([]);
  });
});

/** From the day of a window to that of a shift in Vancouver. */
async function daysUntil(page: Page, date: string): Promise<number> {
  const today = await page.evaluate(() => new Date().toLocaleDateString('en-CA'));
  const day = calendarDayIn(date, 'America/Vancouver');
  return Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS);
}
