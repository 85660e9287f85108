import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { updateUser } from '@leafshift/contracts/admin';
import { createPost, requestShift } from '@leafshift/contracts/posts';
import { createApiClient } from '@leafshift/data-access';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { signUp } from '../pages/account-pages.ts';
import { PostingForm } from '../pages/posting-form.ts';
import { SuspensionPage } from '../pages/suspension-page.ts';
import { anAdmin } from '../support/an-admin.ts';
import { journey } from '../support/journey.ts';
import { nothingWaits } from '../support/nothing-waits.ts';
import { openBoard } from '../support/open-board.ts';
import {
  anEmployer,
  aPermanentPosting,
  aShift,
  aWorker,
  type Employer,
  type Person,
  signIn,
} from '../support/people.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const REASON = 'Fights at work, seen by two supervisors.';

const suspend = (admin: Person, { user }: Person) =>
  admin.api.send(updateUser, {
    params: { id: user._id },
    body: { suspended: true, reason: REASON },
  });

describe('a suspended worker who begins again with a new account', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let window: Visitor;
  let worker: Person;
  let wanted: string;

  beforeAll(async () => {
    stack = await connectToStack();
    wanted = await aShift(await anEmployer(stack));
    worker = await aWorker(stack);
    await suspend(await anAdmin(stack), worker);
    browser = await launchChromium();
    window = await openVisitor(browser, stack);
  });

  afterAll(() => browser?.close());

  const step = journey('suspension-evasion', () => ({ window }));

  step('deletes the account that is suspended', async () => {
    const { page } = window;
    await page.goto('/login');
    await page.getByLabel('Email').fill(worker.email);
    await page.getByLabel('Password').fill(worker.password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/home');
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Current password').fill(worker.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await page.waitForURL('**/login');
  });

  step('signs up with the same address, and is under review from the first page on', async () => {
    const { page } = window;
    const email = worker.email.replace('@', '+again@');
    await signUp(page, { kind: 'Worker', name: 'Noor H.', email, password: worker.password });
    await page.waitForURL('**/home');
    await page.getByText('Your account is being reviewed.').waitFor();
    await page.goto('/suspension');
    await new SuspensionPage(page).heading('Your account is being reviewed').waitFor();
    await page.getByText(/matches an account that was suspended/).waitFor();
  });

  step('cannot request anything', async () => {
    const token = await window.page.evaluate(() => localStorage.getItem('token'));
    const api = createApiClient({ baseUrl: `${stack.portalUrl}/api`, getToken: () => token });
    await expect(api.send(requestShift, { params: { id: wanted } })).rejects.toMatchObject({
      code: 'ACCOUNT_UNDER_REVIEW',
    });
    expect(window.problems).toEqual([]);
  });
});

describe('a business that is suspended', () => {
  const title = `Grower ${randomUUID().slice(0, 8)}`;
  let browser: Browser;
  let admin: Person;
  let employer: Employer;
  let posting: string;
  let employerWindow: Visitor;
  let visitorWindow: Visitor;

  beforeAll(async () => {
    const stack = await connectToStack();
    admin = await anAdmin(stack);
    employer = await anEmployer(stack);
    posting = await aPermanentPosting(employer, { jobType: title });
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, { ...stack, expectedProblems: [/403/] });
    visitorWindow = await openVisitor(browser, { ...stack, expectedProblems: [/404/] });
    await signIn(employerWindow, employer);
  });

  afterAll(() => browser?.close());

  const step = journey('suspended-business', () => ({ employerWindow, visitorWindow }));
  const onBoard = () => visitorWindow.page.getByRole('link', { name: title });

  step('is on the public board before', async () => {
    await openBoard(visitorWindow.page);
    await onBoard().waitFor();
  });

  step('is gone from there at once, and reads why', async () => {
    await employerWindow.page.goto('/jobposting');
    await new PostingForm(employerWindow.page).fillPermanent({
      title,
      location: 'Cambie Street',
      description: 'Lead the team.',
    });

    await suspend(admin, employer);

    const visitor = visitorWindow.page;
    await visitor.reload();
    await nothingWaits(visitor);
    expect(await onBoard().count()).toBe(0);
    await openBoard(visitor, `/job-posting/${posting}`);
    await visitor.getByRole('heading', { name: 'This posting is no longer available' }).waitFor();
    await employerWindow.page.getByText('Your account is suspended.').waitFor();
  });

  step('cannot post what it had written', async () => {
    const { page } = employerWindow;
    await page.getByRole('button', { name: /^Review/ }).click();
    const review = page.getByRole('dialog');
    await review.getByRole('button', { name: 'Create Posting' }).click();
    await shownText(page, /The page about your suspension says why/).waitFor();
    await page.goto('/suspension');
    await page.getByText(REASON).waitFor();

    const body = {
      employmentType: 'Permanent',
      jobType: title,
      location: employer.locationId,
      rate: 24,
      rateHigh: 31,
      jobDescription: '<p>Zzz botanicals</p>',
    } as const;
    await expect(employer.api.send(createPost, { body })).rejects.toMatchObject({
      code: 'ACCOUNT_SUSPENDED',
    });
  });

  step('is on the board again once the suspension is lifted', async () => {
    const params = { id: employer.user._id };
    await admin.api.send(updateUser, { params, body: { suspended: false } });
    await openBoard(visitorWindow.page);
    await onBoard().waitFor();
    expect([...employerWindow.problems, ...visitorWindow.problems]).toEqual([]);
  });
});
