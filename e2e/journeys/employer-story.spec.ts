import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { clockIn, clockOut } from '@leafshift/contracts/clockedtime';
import { getPost, requestShift } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { ShiftDialog } from '../pages/shift-dialog.ts';
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
import { confirmRequest } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

const START = 24;
const LOOK_MS = 1_000;
const MOST_LOOKS = 10;

describe('the story of a business whose worker does not come, and whose card is disputed', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let next: Person;
  let employerWindow: Visitor;
  let nextWindow: Visitor;
  let id: string;

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    next = await aWorker(stack, 'Lena Fischer');
    id = await aShift(employer, { date: hoursFromNow(START), rate: 40 });
    await worker.api.send(requestShift, { params: { id } });
    await next.api.send(requestShift, { params: { id } });
    await confirmRequest(employer, id);
    browser = await launchChromium();
    employerWindow = await openVisitor(browser, stack);
    nextWindow = await openVisitor(browser, { ...stack, ...PHONE });
    await signIn(employerWindow, employer);
    await signIn(nextWindow, next);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('employer-story', () => ({ employerWindow, nextWindow }));

  const openConfirmed = async (): Promise<void> => {
    await employerWindow.page.goto(`/posts?shift=${id}&view=confirmed`);
  };

  step('sees that the pay of its shift is set aside', async () => {
    const { page } = employerWindow;
    await openConfirmed();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('Pay secured').waitFor();
    await dialog.getByText(/is set aside on your card/).waitFor();
  });

  step('marks who has not come, and sees to whom the place is offered', async () => {
    await moveClock(stack, hoursFromNow(START + 0.4));
    const { page } = employerWindow;
    await openConfirmed();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /Noor Haddad/ }).click();
    await dialog.getByRole('button', { name: 'Mark as No-Show' }).click();
    await page
      .getByRole('dialog', { name: 'Did Noor Haddad not come?' })
      .getByRole('button', { name: 'Mark as No-Show' })
      .click();
    await dialog.getByText(/Marked as a no-show/).waitFor();
  });

  step('the next in line takes the place with one tap on a phone', async () => {
    const { page } = nextWindow;
    await page.goto('/home');
    await page.getByText('Continue in the browser').click();
    const offer = page.getByRole('region', { name: 'A spot is free for you' });
    await openConfirmed();
    await employerWindow.page
      .getByRole('dialog')
      .getByText(/Offered to Lena Fischer until/)
      .waitFor();
    await offer.getByRole('button', { name: 'Take the Spot' }).click();
    await shownText(page, 'The spot is yours').waitFor();
    await employerWindow.page
      .getByRole('dialog')
      .getByRole('button', { name: /Lena Fischer/ })
      .waitFor();
  });

  /** She works the rest of the shift and is rated. */
  const workTheRest = async (): Promise<void> => {
    await moveClock(stack, hoursFromNow(START + 8));
    const post = await employer.api.send(getPost, { params: { id } });
    const own = 'confirmedArr' in post ? post.confirmedArr : [];
    const { _id: confirmedId } = own.find(({ name }) => name === 'Lena Fischer') ?? { _id: '' };
    const params = { postId: id, confirmedId };
    const { api } = employer;
    await api.send(clockIn, { params, body: { clockIn: hoursFromNow(START + 1) } });
    await api.send(clockOut, { params, body: { clockOut: hoursFromNow(START + 8) } });
    await api.send(rateWorker, {
      params: { ...params, tempUserId: next.user._id },
      body: { rating: 5 },
    });
  };

  step('the business submits what was worked, and pays out of what was set aside', async () => {
    await workTheRest();
    const { page } = employerWindow;
    await openConfirmed();
    await new ShiftDialog(page).submit();
    await page.goto('/home');
    await shownText(page, /^Invoice LS-\d+ of \$340\.20 is paid/).waitFor();
    await page.goto('/workhistory');
    await page
      .getByRole('button', { name: /View Invoice/ })
      .first()
      .click();
    await page.getByRole('dialog').getByText('Paid', { exact: true }).waitFor();
  });

  step('its card is disputed, which stands on the invoice', async () => {
    const { page } = employerWindow;
    await page.goto('/dev');
    await page.getByRole('button', { name: 'The newest charge is disputed' }).click();
    await page.waitForLoadState();
    await page.goto('/workhistory');
    // The provider tells of it in its own time, and the page is not told of it.
    const disputed = shownText(page, /disputed/i);
    const isShown = (): Promise<boolean> =>
      disputed.waitFor({ timeout: LOOK_MS }).then(
        () => true,
        () => false,
      );
    let looks = 1;
    while (!(await isShown()) && looks < MOST_LOOKS) {
      await page.reload();
      looks += 1;
    }
    expect(await disputed.isVisible()).toBe(true);
    expect([...employerWindow.problems, ...nextWindow.problems]).toEqual([]);
  });
});
