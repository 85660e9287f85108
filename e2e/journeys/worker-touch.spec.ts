import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { inviteWorkers } from '@leafshift/contracts/favourites';
import { notifications } from '@leafshift/contracts/notification';
import { completeShift } from '@leafshift/contracts/posts';
import { rateWorker } from '@leafshift/contracts/rating';
import { addBank } from '@leafshift/contracts/stripe';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage } from '../pages/worker-pages.ts';
import { favoured } from '../support/a-chain-of-stores.ts';
import { moveClock } from '../support/api-clock.ts';
import { CountedClicks } from '../support/counted-clicks.ts';
import { journey } from '../support/journey.ts';
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
import { confirmRequest } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

const START = 30;
const HOURS = 8;
/** What a worker may tap from the push that invites to the pay. */
const MOST_TAPS = 25;

describe('a worker with a touch screen, from a push to the pay', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let worker: Person;
  let phone: Visitor;
  let till: Visitor;
  let id: string;
  let params: { readonly postId: string; readonly confirmedId: string };
  const taps = new CountedClicks('tap');
  const [startsAt, endsAt] = [START, START + HOURS].map(hoursFromNow);

  beforeAll(async () => {
    stack = await connectToStack();
    employer = await anEmployer(stack);
    worker = await aWorker(stack);
    await worker.api.send(addBank, { body: BANK });
    await favoured(employer, [worker]);
    id = await aShift(employer, { date: startsAt, duration: HOURS, rate: 40 });
    browser = await launchChromium();
    phone = await openVisitor(browser, { ...stack, ...PHONE, touches: true });
    till = await openVisitor(browser, stack);
    await signIn(phone, worker);
    await signIn(till, employer);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  const step = journey('worker-touch', () => ({ phone, till }));

  /** One tap on a push opens what its notification leads to, which is this shift. */
  const openPush = async (): Promise<void> => {
    let link: string | null | undefined;
    while (!link?.includes(id)) {
      const { notifications: told } = await worker.api.send(notifications, { query: { limit: 1 } });
      link = told[0]?.link;
    }
    await phone.page.goto(link);
    taps.note('push');
  };
  /** The phone's camera opens what the picture at the till says. */
  const scan = async (): Promise<void> => {
    await till.page.goto(`/posts?shift=${id}&view=confirmed`);
    await till.page.getByRole('button', { name: 'Show clock code' }).click();
    const digits = await till.page
      .getByRole('dialog')
      .getByText(/^\d{3} \d{3}$/)
      .textContent();
    await phone.page.goto(`/find-work/${id}?code=${digits?.replace(' ', '')}`);
    taps.note('scan');
  };
  /** Waits until a finger reaches the whole of the button above the bar of the main places, unscrolled. */
  const isInReach = (name: string) =>
    phone.page.waitForFunction((text) => {
      const box = (selector: string, words = '') =>
        [...document.querySelectorAll(selector)]
          .filter(({ textContent }) => textContent.includes(words))
          .at(-1)
          ?.getBoundingClientRect();
      const [button, bar] = [box('button', text), box('nav')];
      if (!(button && bar)) return false;
      return scrollY === 0 && button.top > 0 && button.bottom <= bar.top;
    }, name);
  const button = (name: string) => phone.page.getByRole('button', { name, exact: true });

  step('opens the push that invites, and asks for the shift', async () => {
    await employer.api.send(inviteWorkers, {
      body: { postIds: [id], workerIds: [worker.user._id] },
    });
    await openPush();
    const { page } = phone;
    const findWork = new FindWorkPage(page);
    await taps.click('no app', page.getByText('Continue in the browser'), findWork.details);
    // Pay and button are in reach before anything is scrolled.
    await isInReach('Apply Now');
    const agree = page.getByRole('dialog').getByRole('button', { name: 'Accept and Apply' });
    await taps.click('apply', findWork.action('Apply Now'), agree);
    await taps.click('agree', agree, page.getByText('Shift Requested'));
  });

  step('is confirmed, and clocked in and out by the code at the till', async () => {
    params = await confirmRequest(employer, id);
    await moveClock(stack, startsAt ?? null);
    await scan();
    await taps.click('clock in', button('Clock in'), phone.page.getByText('Clocked In'));
    await moveClock(stack, endsAt ?? null);
    await scan();
    await taps.click('clock out', button('Clock out'), phone.page.getByText('Clocked Out'));
  });

  step('accepts the hours that the business submitted, and rates it', async () => {
    await till.page.goto('/home');
    await employer.api.send(rateWorker, {
      params: { ...params, tempUserId: worker.user._id },
      body: { rating: 5 },
    });
    await employer.api.send(completeShift, { params: { postId: id } });
    const { page } = phone;
    await openPush();
    await taps.click('accept', button('Accept Hours'), page.getByText('Hours Accepted'));
    const chosen = page.getByRole('radio', { name: '5 stars', checked: true });
    await taps.click('stars', page.locator('label', { hasText: '5 stars' }), chosen);
    await taps.click('rate', button('Send Rating'), page.getByText('Rating Sent'));
  });

  step('is paid, and sees it', async () => {
    await moveClock(stack, hoursFromNow(START + HOURS + 75));
    const { page } = phone;
    const earnings = page.getByRole('navigation').getByRole('link', { name: 'Earnings' });
    await taps.click('earnings', earnings, page.getByRole('heading', { name: 'Your shifts' }));
    await shownText(page, '$320.00').waitFor();
  });

  step('took a worker few taps', () => {
    console.info(`${taps.count} taps, the slowest ${taps.slowest.what} ${taps.slowest.ms} ms`);
    expect(taps.count).toBeLessThan(MOST_TAPS);
    expect([...phone.problems, ...till.problems]).toEqual([]);
  });
});
