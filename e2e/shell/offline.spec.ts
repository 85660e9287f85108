import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestedShifts, requestShift } from '@leafshift/contracts/posts';
import type { Browser, Page, Response } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import {
  anEmployer,
  aShift,
  aWorker,
  hoursFromNow,
  type Person,
  signIn,
} from '../support/people.ts';
import { takeShift } from '../support/shift-steps.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { isKept, openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

const TITLE = 'Trimmer';
const TALL_PHONE = { width: 390, height: 844 };

const keptAnswers = (page: Page): Promise<boolean> =>
  page.evaluate(() => caches.has('leafshift-answers'));

/** Texts that are smaller than the smallest of the scale, 12 px, and inputs at which a phone zooms in, below 16 px. */
function smallTexts(): string[] {
  return [...document.querySelectorAll<HTMLElement>('body *')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (element.matches('input:not([type=checkbox], [type=radio]), textarea, select'))
        return size < 16;
      const says = [...element.childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
      );
      return says && size < 12;
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent}`);
}

/** The field to write and its button end above the bar at the bottom, without scrolling. */
function isFieldWhole(): boolean {
  const form = document.querySelector('main form')?.getBoundingClientRect();
  const places = document.querySelector('main + nav')?.getBoundingClientRect();
  return scrollY === 0 && form !== undefined && form.bottom <= (places?.top ?? 0);
}

describe('a phone that loses its network', () => {
  let stack: ControlledStack;
  let worker: Person;
  let browser: Browser;
  let visitor: Visitor;
  let work: FindWorkPage;
  let requested: string;
  let confirmed: string;
  let isRequested: () => Promise<boolean>;

  beforeAll(async () => {
    stack = await connectToStack();
    const employer = await anEmployer(stack);
    await aShift(employer, { jobTitle: TITLE });
    requested = await aShift(employer);
    worker = await aWorker(stack);
    await worker.api.send(requestShift, { params: { id: requested } });
    confirmed = await aShift(employer, { date: hoursFromNow(96) });
    await takeShift(employer, worker, confirmed);
    isRequested = async () => {
      const { posts } = await worker.api.send(requestedShifts, { query: {} });
      return posts.some(({ _id }) => _id === requested);
    };
    browser = await launchChromium();
    visitor = await openVisitor(browser, {
      ...stack,
      ...TALL_PHONE,
      keepsPortal: true,
      expectedProblems: [/Failed to load resource/, /ERR_INTERNET_DISCONNECTED/],
    });
    await visitor.context.addInitScript(() => {
      localStorage.setItem('continueInBrowser', 'true');
    });
    work = new FindWorkPage(visitor.page);
    await signIn(visitor, worker);
  }, 60_000);
  afterAll(() => browser?.close());

  it('fetches the page, the registry and its data alone on the second visit', async () => {
    const { page } = visitor;
    await page.goto('/find-work');
    await work.shift(TITLE).waitFor();
    await isKept(page);
    const fetched: Response[] = [];
    page.on('response', (response) => {
      if (!response.fromServiceWorker()) fetched.push(response);
    });
    await page.reload();
    await work.shift(TITLE).waitFor();

    const files = fetched.map((response) => new URL(response.url()).pathname);
    expect(files.filter((path) => /\.[0-9a-f]{10}\./.test(path))).toEqual([]);
    expect(await keptAnswers(page)).toBe(true);
  }, 60_000);

  it('can be installed, by what the browser itself reads of it, and has what fingers need', async () => {
    const phone = await openVisitor(browser, { ...stack, ...PHONE, touches: true });
    await phone.context.addInitScript(() => {
      localStorage.setItem('continueInBrowser', 'true');
    });
    await signIn(phone, worker);
    const { page } = phone;
    await page.goto('/find-work');
    await new FindWorkPage(page).shift(TITLE).waitFor();
    const browserItself = await phone.context.newCDPSession(page);
    const manifest = await browserItself.send('Page.getAppManifest');
    expect(manifest.errors).toEqual([]);
    const { installabilityErrors } = await browserItself.send('Page.getInstallabilityErrors');
    // Windows of tests keep nothing for the next one, which is all that stands against installing here.
    const others = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
    expect(others).toEqual([]);
    // Sizes of what is tapped are among these rules.
    await expectAccessibleInAllThemes(page);
    expect(await page.evaluate(smallTexts)).toEqual([]);
    await phone.close();
  }, 60_000);

  it('shows the frame and what was last seen, and says so', async () => {
    const { page, context } = visitor;
    await context.setOffline(true);
    await page.reload();
    await work.shift(TITLE).waitFor();
    const bar = page.getByRole('status').filter({ hasText: 'You are offline.' });
    await bar.waitFor();
    expect(await bar.textContent()).toMatch(/You see what was here on .+\d{1,2}:\d{2}/);
  }, 60_000);

  it('keeps what was done, and sends it when the network is back', async () => {
    const { page, context } = visitor;
    await page.goto(`/find-work/${requested}?tab=requests`);
    const press = () => page.getByRole('button', { name: 'Withdraw Request' }).last().click();
    await press();
    await page.getByRole('dialog').waitFor();
    await press();
    await page.getByText('What you did is sent as soon as you are online.').waitFor();
    expect(await isRequested()).toBe(true);
    // What the frame opens was never opened before.
    const close = async () => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'hidden' });
    };
    await page.getByRole('button', { name: 'Show what waits (1)' }).click();
    await page.getByRole('dialog').getByText('Withdraw Request · Trimmer · ').waitFor();
    await close();
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('dialog').waitFor();
    await close();

    // Closed and opened again it is still there.
    await page.reload();
    await page.getByText('What you did is sent as soon as you are online.').waitFor();
    await context.setOffline(false);
    await page.getByText('Sent: Withdraw Request').waitFor();
    expect(await isRequested()).toBe(false);
  }, 60_000);

  it('has the field of a conversation whole above the bar of the places, whatever stands above', async () => {
    const { page, context } = visitor;
    await page.goto(`/messages?shift=${confirmed}&worker=${worker.user._id}`);
    const field = page.getByRole('textbox', { name: 'Write a message' });
    await field.fill('I am at the door');
    const online = (await page.locator('main form').boundingBox())?.y;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('What you did is sent as soon as you are online.').waitFor();
    await page.waitForFunction(isFieldWhole);
    // It moves while the line above it comes, and ends where it was.
    await page.waitForFunction(
      (top) => document.querySelector('main form')?.getBoundingClientRect().y === top,
      online,
    );
    // Where the window is too low for all of it, the field is in sight all the same.
    await page.setViewportSize({ ...TALL_PHONE, height: 420 });
    await page.waitForFunction(isFieldWhole);
    await page.setViewportSize(TALL_PHONE);
    await page.goto('/find-work');
    await work.shift(TITLE).waitFor();
  }, 60_000);

  it('is as before when the network is back', async () => {
    const { page, context } = visitor;
    await context.setOffline(false);
    // What was written is sent, and the alert that says so lies over the header until it goes.
    const alert = page.getByRole('region', { name: 'Alerts' }).getByText(/^Success: Sent/);
    await alert.waitFor();
    await page.getByText('You are offline.').waitFor({ state: 'detached' });
    await work.shift(TITLE).waitFor();
    await alert.waitFor({ state: 'detached' });
  }, 60_000);

  it('keeps nothing of whoever signs out', async () => {
    const { page } = visitor;
    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
    await page.waitForFunction(async () => !(await caches.has('leafshift-answers')));
    expect(visitor.problems).toEqual([]);
  });
});
