import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { takeDownPost } from '@leafshift/contracts/moderation';
import { createPost } from '@leafshift/contracts/posts';
import { skipOnboarding } from '@leafshift/contracts/users';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { connectToStack } from '../../tools/start/stack-control.ts';
import { PostingForm } from '../pages/posting-form.ts';
import { anAdmin } from '../support/an-admin.ts';
import { journey } from '../support/journey.ts';
import { publishPostingOf, reportsOf } from '../support/moderation.ts';
import { openBoard } from '../support/open-board.ts';
import {
  aMember,
  anEmployer,
  aPermanentPosting,
  type Employer,
  type Person,
  signIn,
} from '../support/people.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

const run = randomUUID().slice(0, 8);
const business = `New Leaf ${run}`;
const bank = `Royal Northern Bank ${run}`;
const title = `Head Grower ${run}`;
const reason = 'It asks applicants for a deposit';

describe('a posting of a business that nobody knows yet', () => {
  let browser: Browser;
  let admin: Person;
  let portalUrl: string;
  let employer: Employer;
  let employerWindow: Visitor;
  let strangerWindow: Visitor;
  let bankWindow: Visitor;
  let id: string;

  beforeAll(async () => {
    const stack = await connectToStack();
    ({ portalUrl } = stack);
    admin = await anAdmin(stack);
    employer = await anEmployer(stack, business, { isTrusted: false });
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, stack);
    await signIn(employerWindow, employer);
    strangerWindow = await openVisitor(browser, {
      portalUrl,
      expectedProblems: [/status of 404/],
    });
    const impostor = await aMember(stack, 'Employer', bank);
    await impostor.api.send(skipOnboarding, { body: { data: true } });
    bankWindow = await openVisitor(browser, stack);
    await signIn(bankWindow, impostor);
    await Promise.all(
      Array.from({ length: 39 }, (_, number) =>
        impostor.api.send(createPost, {
          body: {
            employmentType: 'Permanent',
            jobType: `Teller ${number}`,
            location: { text: 'Toronto', province: 'ON' },
            rate: 24,
            rateHigh: 31,
            jobDescription: '<p><a href="https://bank.example">Unlock your account</a></p>',
          },
        }),
      ),
    );
  });

  afterAll(() => browser?.close());

  const step = journey('moderation', () => ({ employerWindow, strangerWindow, bankWindow }));

  const found = async (words: string): Promise<number> => {
    const { page } = strangerWindow;
    await openBoard(page, `/job-posting?q=${encodeURIComponent(words)}`);
    await page.locator('[data-waits]').waitFor({ state: 'detached' });
    return page.locator('.ls-posting').count();
  };

  step('waits for review once it is created, and its employer learns how long', async () => {
    const { page } = employerWindow;
    await page.goto('/jobposting');
    const form = new PostingForm(page);
    await form.fillPermanent({ title, location: 'Cambie Street', description: 'Grow with us.' });
    await form.create();
    await page.getByText(/at most a working day/).waitFor();
    await page.goto('/posts?tab=permanent');
    const card = page.getByRole('article', { name: title });
    await card.getByText('Waiting for review').waitFor();
    expect(await found(title)).toBe(0);
  });

  step('is on the board once the back office has read it', async () => {
    await publishPostingOf(admin, employer);
    const { page } = employerWindow;
    const card = page.getByRole('article', { name: title });
    await card.getByText('Waiting for review').waitFor({ state: 'detached' });
    await openBoard(strangerWindow.page);
    await strangerWindow.page.getByRole('link', { name: title }).click();
    await strangerWindow.page.waitForURL(/job-posting\/\w{24}/);
    id = new URL(strangerWindow.page.url()).pathname.split('/').at(-1) ?? '';
  });

  step('has links that nobody can click, in the page of the server and of the portal', async () => {
    const jobDescription = '<p>Apply at <a href="https://pay.example">our site</a></p>';
    const linking = await aPermanentPosting(employer, { jobType: `Packer ${run}`, jobDescription });
    const served = await (await fetch(`${portalUrl}/job-posting/${linking}`)).text();
    expect(served).toContain('our site');
    expect(served).not.toContain('pay.example');
    const { page } = strangerWindow;
    await openBoard(page, `/job-posting/${linking}`);
    await page.getByText('Apply at our site').waitFor();
    expect(await page.locator('.ls-posting-text a').count()).toBe(0);
  });

  step('is reported by a stranger', async () => {
    const { page } = strangerWindow;
    await openBoard(page, `/job-posting/${id}`);
    await page.getByRole('button', { name: 'Report this posting' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /looks like a scam/ }).check();
    await dialog.getByRole('textbox', { name: /What did you see/ }).fill('They want $200 first');
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await page.getByRole('dialog', { name: 'Thank you for your report' }).waitFor();
    expect(await reportsOf(admin, id)).toEqual([
      expect.objectContaining({ reason: 'scam', words: 'They want $200 first' }),
    ]);
  });

  step('is gone once the back office takes it down, and its employer reads why', async () => {
    await admin.api.send(takeDownPost, { params: { id }, body: { reason } });
    const { page } = employerWindow;
    const card = page.getByRole('article', { name: title });
    await card.getByText(reason).waitFor();
    await page.getByRole('button', { name: /Notifications/ }).click();
    await shownText(page, `was taken down: ${reason}`).click();
    await page.getByRole('dialog', { name: 'Posting' }).getByText(reason).waitFor();

    expect(await found(title)).toBe(0);
    const stranger = strangerWindow.page;
    await openBoard(stranger, `/job-posting/${id}`);
    await stranger.getByText('This posting is no longer available').waitFor();
  });

  step('is not seen where a seconds-old account named like a bank posts forty', async () => {
    const { page } = bankWindow;
    await page.goto('/posts?tab=permanent');
    await shownText(page, 'Waiting for review').waitFor();
    expect(await found(bank)).toBe(0);
    expect(await found('Teller')).toBe(0);
    const served = await (await fetch(`${portalUrl}/job-posting?q=teller`)).text();
    expect(served).not.toContain(bank);
  });

  step('nobody saw an error in the console on the way', () => {
    const windows = [employerWindow, strangerWindow, bankWindow];
    expect(windows.flatMap(({ problems }) => problems)).toEqual([]);
  });
});
