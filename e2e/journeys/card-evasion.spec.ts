import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { moveClock } from '../support/api-clock.ts';
import { journey } from '../support/journey.ts';
import {
  addCard,
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

/** Can be saved, and refuses whenever it is to pay. */
const REFUSING_CARD = '4000000000000341';
const START = 30;

describe('a business that wants work for a card that does not pay', () => {
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
    await addCard(stack, employer.api, REFUSING_CARD);
    id = await aShift(employer, { date: hoursFromNow(START), rate: 40 });
    await takeShift(employer, worker, id);
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, { ...stack, ...PHONE });
    workerWindow = await openVisitor(browser, { ...stack, ...PHONE });
    await signIn(employerWindow, employer);
    await signIn(workerWindow, worker);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('card-evasion', () => ({ employerWindow, workerWindow }));

  step('the worker reads before going that the pay is not secured', async () => {
    const { page } = workerWindow;
    await page.goto(`/find-work/${id}?tab=confirmed`);
    await page.getByText('Continue in the browser').click();
    await page.getByText('Pay not secured').waitFor();
  });

  step('the business finds it on home, and gains nothing by trying again', async () => {
    const { page } = employerWindow;
    await page.goto('/home');
    await page.getByText('Continue in the browser').click();
    const section = page.getByRole('region', { name: 'Pay to secure' });
    await section.getByText(/Your card was declined/).waitFor();
    await section.getByRole('button', { name: /Try Again/ }).click();
    await shownText(page, 'Your card still refuses. Please use another card').waitFor();
  });

  step('it can post nothing more with that card', async () => {
    const another = aShift(employer, { date: hoursFromNow(72), rate: 40 });
    await expect(another).rejects.toMatchObject({ code: 'CARD_FAILED' });
  });

  step(
    'twelve hours before the start the worker is released and told, with pay for it',
    async () => {
      await moveClock(stack, hoursFromNow(START - 11.9));
      const { page } = workerWindow;
      await page.goto('/home');
      await shownText(
        page,
        /could not secure the pay of the Trimmer shift .* You are owed \$160\.00/,
      ).waitFor();
      await employerWindow.page.goto(`/posts?shift=${id}&view=confirmed`);
      await employerWindow.page.getByRole('dialog').getByText('Workers released').waitFor();
      expect([...employerWindow.problems, ...workerWindow.problems]).toEqual([]);
    },
  );
});
