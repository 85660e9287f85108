import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addFavourite, inviteWorkers } from '@leafshift/contracts/favourites';
import { completeShift, requestShift } from '@leafshift/contracts/posts';
import { skipOnboarding } from '@leafshift/contracts/users';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { FindWorkPage, WorkerHistory, WorkerHome } from '../pages/worker-pages.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { moveClock } from '../support/api-clock.ts';
import { goOn } from '../support/go-on.ts';
import { expectRoomForLargeText } from '../support/large-text.ts';
import {
  aMember,
  anEmployer,
  aShift,
  aWorker,
  type Employer,
  hoursFromNow,
  type Person,
  signIn,
} from '../support/people.ts';
import { takeShift, workShift } from '../support/shift-steps.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { openVisitor, PHONE, type Visitor } from '../support/visitor.ts';

/** The shell's frame around them is judged with the shell. */
const PAGE = 'main';
const DIALOG = '[role="dialog"]';

/** The four places of the bottom bar. */
const MAIN_PAGES = ['/home', '/find-work', '/workhistory', '/earnings'];

const PATIENCE_MS = 300_000;

interface Shifts {
  readonly open: string;
  readonly requested: string;
  readonly confirmed: string;
  /** The local day of the confirmed one, in the zone of the window. */
  readonly confirmedDay: string;
}

describe('every screen and dialog of a worker', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let visitor: Visitor;
  let worker: Person;
  let shifts: Shifts;

  beforeAll(async () => {
    stack = await connectToStack();
    const employer = await anEmployer(stack);
    worker = await aWorker(stack);
    shifts = await aMonth(stack, { employer, worker });
    browser = await launchChromium();
    visitor = await openVisitor(browser, stack);
    await signIn(visitor, worker);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  it(
    'is accessible in all five themes',
    async () => {
      await visitor.page.goto('/home');

      await walk(visitor.page, shifts);

      expect(visitor.problems).toEqual([]);
    },
    PATIENCE_MS,
  );

  it(
    'is accessible on a phone in all five themes, with room for text of twice the size',
    async () => {
      const phone = await openVisitor(browser, { ...stack, ...PHONE, touches: true });
      await phone.context.addInitScript(() => {
        localStorage.setItem('continueInBrowser', 'true');
      });
      await signIn(phone, worker);
      for (const path of MAIN_PAGES) {
        await phone.page.goto(path);
        await phone.page.getByRole('main').getByRole('heading').first().waitFor();
        await expectAccessibleInAllThemes(phone.page);
        await expectRoomForLargeText(phone.page);
      }
      await phone.page.goto('/find-work?view=map');
      await new FindWorkPage(phone.page).pins.first().waitFor();
      await expectAccessibleInAllThemes(phone.page);
      await expectRoomForLargeText(phone.page);
      expect(phone.problems).toEqual([]);
      await phone.close();
    },
    PATIENCE_MS,
  );

  it('is accessible for who has skipped onboarding', async () => {
    const newcomer = await aMember(stack, 'Temp', 'Tomasz Nowak');
    await newcomer.api.send(skipOnboarding, { body: { data: true } });
    const window = await openVisitor(browser, stack);
    await signIn(window, newcomer);
    await window.page.goto('/find-work');
    await window.page.getByText('Please complete onboarding', { exact: true }).waitFor();
    await expectAccessible(window.page, { within: PAGE });
    await goOn(window.page, '/workhistory');
    await window.page.getByText('You have not completed any shifts yet').waitFor();
    await expectAccessible(window.page, { within: PAGE });

    expect(window.problems).toEqual([]);
    await window.close();
  });
});

/** Every page and dialog that a worker can come to. */
async function walk(page: Page, { open, requested, confirmed, confirmedDay }: Shifts) {
  const home = new WorkerHome(page);
  const findWork = new FindWorkPage(page);
  const judged = () => expectAccessibleInAllThemes(page, { within: PAGE });
  const judgedDialog = async () => {
    await page.getByRole('dialog').waitFor();
    await expectAccessibleInAllThemes(page, { within: DIALOG });
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
  };

  await goOn(page, `/home?day=${confirmedDay}`);
  await home.invitations.waitFor();
  await home.firstShift.waitFor();
  await judged();
  await home.firstShift.click();
  await home.shiftDetails.getByText('Location address').waitFor();
  await judgedDialog();
  const feed = await home.openCalendarFeed();
  await feed.getByRole('button', { name: /^(?:Create|Copy) Link$/ }).waitFor();
  await judgedDialog();

  await goOn(page, `/find-work/${open}?tab=find-work`);
  await findWork.action('Apply Now').waitFor();
  await judged();
  await findWork.action('Apply Now').click();
  await judgedDialog();
  await findWork.filters.click();
  await page.getByLabel('Minimum hourly rate').waitFor();
  await judgedDialog();
  await goOn(page, '/find-work');
  await page.getByRole('radio', { name: 'Map' }).click();
  await findWork.pins.first().click();
  await page.getByRole('button', { name: 'Show all shifts' }).waitFor();
  await judged();
  await page.goBack();
  await findWork.map.waitFor({ state: 'hidden' });
  await goOn(page, `/find-work/${requested}?tab=requests`);
  await findWork.action('Withdraw Request').click();
  await judgedDialog();
  await goOn(page, `/find-work/${confirmed}?tab=confirmed`);
  await findWork.action('Cancel Shift').waitFor();
  await judged();
  await findWork.action('Cancel Shift').click();
  await judgedDialog();

  await goOn(page, '/profile');
  await page.getByRole('button', { name: 'Update Profile' }).waitFor();
  expect(await page.title()).toBe('Profile · Leafshift');
  await judged();
  for (const name of ['Update Information', 'Add Certificate']) {
    await page.getByRole('button', { name, exact: true }).click();
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    await judgedDialog();
  }

  await goOn(page, '/workhistory');
  await new WorkerHistory(page).exportCsv.waitFor();
  await judged();
  await new WorkerHistory(page).exportCsv.click();
  await judgedDialog();
}

/** An open shift with an invitation, and one of the worker's at every stage. */
async function aMonth(
  stack: ControlledStack,
  people: { readonly employer: Employer; readonly worker: Person },
): Promise<Shifts> {
  const { employer, worker } = people;
  const submitted = await aShift(employer, { date: hoursFromNow(4) });
  await workShift(stack, people, submitted);
  await employer.api.send(completeShift, { params: { postId: submitted } });
  const open = await aShift(employer, { totalWorkers: 2 });
  const requested = await aShift(employer, { date: hoursFromNow(60) });
  await worker.api.send(requestShift, { params: { id: requested } });
  const date = hoursFromNow(90);
  const confirmed = await aShift(employer, { date });
  await takeShift(employer, worker, confirmed);
  await employer.api.send(addFavourite, { params: { userId: worker.user._id } });
  const body = { postIds: [open], workerIds: [worker.user._id] };
  await employer.api.send(inviteWorkers, { body });
  const confirmedDay = new Date(date).toLocaleDateString('sv-SE', {
    timeZone: 'America/Vancouver',
  });
  return { open, requested, confirmed, confirmedDay };
}
