import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { type NewAccount, signUp, verifyAddress } from '../pages/account-pages.ts';
import { OnboardingPanel } from '../pages/onboarding-panel.ts';
import { PostingForm } from '../pages/posting-form.ts';
import { ShiftDialog } from '../pages/shift-dialog.ts';
import { anAdmin, signedInAgain } from '../support/an-admin.ts';
import { moveClock } from '../support/api-clock.ts';
import { codeFor } from '../support/code-for.ts';
import { journey } from '../support/journey.ts';
import { openBoard } from '../support/open-board.ts';
import { hoursFromNow, type Person } from '../support/people.ts';
import { approveLicenceOf } from '../support/reviews.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** Lets the journey run again on a stack that keeps running. */
const run = randomUUID().slice(0, 8);

const business: NewAccount = {
  kind: 'Business',
  name: `Harbour Dispensary ${run}`,
  email: `hiring-${run}@harbour.example`,
  password: 'a long enough password',
};
const worker: NewAccount = {
  kind: 'Worker',
  name: 'Noor Haddad',
  email: `noor-${run}@people.example`,
  password: 'another long password',
};
const shop = `Harbour Shop ${run}`;
const jobTitle = `Store manager ${run}`;
const vancouver = { city: 'Vancouver', province: 'BC', postalCode: 'V6E 2E9' };

describe('from the first sign-up to the invoice', () => {
  let browser: Browser;
  let stack: ControlledStack;
  let portal: string;
  let admin: Person;
  let employerWindow: Visitor;
  let workerWindow: Visitor;
  let visitorWindow: Visitor;

  beforeAll(async () => {
    stack = await connectToStack();
    const { portalUrl } = stack;
    portal = portalUrl;
    admin = await anAdmin(stack);
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, { portalUrl });
    workerWindow = await openVisitor(browser, { portalUrl });
    visitorWindow = await openVisitor(browser, { portalUrl });
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('main-job', () => ({ employerWindow, workerWindow, visitorWindow }));

  step('a business signs up and goes through onboarding', async () => {
    const { page } = employerWindow;
    await signUp(page, business);
    const onboarding = new OnboardingPanel(page);
    await onboarding.fillBusiness({ phone: '+1 604 555 0100', about: 'A shop by the harbour.' });
    await onboarding.addSupervisor({
      name: 'Priya Singh',
      phone: '+1 604 555 0101',
      email: 'priya@harbour.example',
    });
    await onboarding.addLocation(shop, { street: '1055 W Hastings St', ...vancouver });
    await onboarding.addCard('4242 4242 4242 4242');
    await onboarding.addLicence();
    await onboarding.complete();

    await page.waitForURL('**/home');
    await page.getByRole('button', { name: 'Today', exact: true }).waitFor();
  });

  step('the business shows with the code of a mail that its address is its own', async () => {
    const { page } = employerWindow;
    await verifyAddress(page, await codeFor(portal, business.email));
    await page.goto('/home');
    await page.getByRole('button', { name: 'Today', exact: true }).waitFor();
  });

  step('the business posts a shift for tomorrow', async () => {
    const { page } = employerWindow;
    await page.getByRole('button', { name: 'Month', exact: true }).click();
    // The day after today in the calendar, from where its first posting is one click away.
    await page.locator('[aria-current="date"]').press('ArrowRight');
    await page.keyboard.press('Enter');
    // Today offers the same button until the other day is chosen.
    await page.locator('[data-day][aria-pressed="true"]:not([aria-current])').waitFor();
    await page.getByRole('button', { name: 'Create Posting' }).click();
    const form = new PostingForm(page);
    await form.fillShift({
      jobType: 'Authorized Retailer',
      jobTitle: 'Budtender',
      location: shop,
      supervisor: 'Priya Singh',
      startTime: '10:00 AM',
      description: 'Serve customers and keep the shelves in order.',
    });
    await form.create();
  });

  step('a worker signs up and goes through onboarding', async () => {
    const { page } = workerWindow;
    await signUp(page, worker);
    const onboarding = new OnboardingPanel(page);
    await onboarding.fillWorker({
      firstName: 'Noor',
      lastName: 'Haddad',
      phone: '+1 604 555 0102',
      birthDay: '1994-05-17',
      bio: 'Five years behind the counter.',
      address: { street: '1200 Main St', ...vancouver },
    });
    await onboarding.addDocuments();
    await onboarding.leaveBankForLater();
    await onboarding.addCertificate('SIR-204418');
    await onboarding.answerSurvey();
    await onboarding.complete();

    await page.waitForURL('**/find-work');
    await verifyAddress(page, await codeFor(portal, worker.email));
    await page.goto('/home');
  });

  step('the worker finds the shift and applies', async () => {
    const { page } = workerWindow;
    await page.getByRole('link', { name: 'Find Work' }).click();
    await page.getByText('Please select a shift to view details').waitFor();
    await shownText(page, shop).click();
    await page.getByRole('button', { name: 'Apply Now' }).click();
    const disclaimer = page.getByRole('dialog');
    await shownText(disclaimer, /24 hours/).waitFor();
    await disclaimer.getByRole('button', { name: 'Accept and Apply' }).click();
    await shownText(page, 'Shift Requested').waitFor();
    await page.getByRole('tab', { name: 'Requests' }).click();

    await shownText(page, shop).waitFor();
  });

  step('the business is told, and confirms the worker', async () => {
    const { page } = employerWindow;
    await page.getByRole('button', { name: /Notifications, 1 unread/ }).waitFor();
    await page.getByRole('link', { name: 'Posts', exact: true }).click();
    await page.getByRole('table', { name: 'Upcoming' }).getByRole('button').first().click();
    await new ShiftDialog(page).confirmWorker(worker.name);
  });

  step('the worker sees the shift as confirmed without a reload', async () => {
    const { page } = workerWindow;
    await page.getByRole('tab', { name: 'Confirmed' }).click();
    await shownText(page, shop).waitFor();
  });

  step('the business cannot record hours that are still to come', async () => {
    const dialog = new ShiftDialog(employerWindow.page);
    await dialog.cannotClockIn(worker.name);
  });

  step('the business records the work the day after, rates it and submits the shift', async () => {
    const dialog = new ShiftDialog(employerWindow.page);
    await moveClock(stack, hoursFromNow(48));
    await dialog.recordWork(worker.name);
    await dialog.submit();
  });

  step('the invoice is there and gets paid', async () => {
    const { page } = employerWindow;
    await page.goto('/workhistory');
    await shownText(page, shop).waitFor();
    await page
      .getByRole('button', { name: /View Invoice/ })
      .first()
      .click();
    const invoice = page.getByRole('dialog');
    await shownText(invoice, '$184.00').waitFor();
    await invoice.getByText('$27.60').waitFor();

    await invoice.getByText('Paid', { exact: true }).waitFor();
  });

  step("the worker's pay is there, and leaves once the hours are accepted", async () => {
    const { page } = workerWindow;
    await page.getByRole('link', { name: 'Work History' }).click();

    await shownText(page, '$184.00').waitFor();
    await shownText(page, 'Scheduled', { exact: true }).waitFor();
  });

  step(
    'the business posts a permanent job, and a visitor sees it once the licence is approved',
    async () => {
      const { page } = employerWindow;
      await page.goto('/jobposting');
      const form = new PostingForm(page);
      await form.fillPermanent({
        title: jobTitle,
        location: shop,
        description: 'Lead the team of the harbour shop.',
      });
      await form.create();
      await approveLicenceOf(await signedInAgain(stack, admin), business.name);

      const visitor = visitorWindow.page;
      await openBoard(visitor);
      await visitor.getByRole('link', { name: jobTitle }).click();
      await visitor.getByRole('heading', { name: jobTitle }).waitFor();
      await visitor.getByRole('link', { name: 'Apply Here' }).waitFor();
    },
  );

  step('nobody saw an error in the console on the way', () => {
    expect([
      ...employerWindow.problems,
      ...workerWindow.problems,
      ...visitorWindow.problems,
    ]).toEqual([]);
  });
});
