import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addFavourite } from '@leafshift/contracts/favourites';
import { createPostingTemplate } from '@leafshift/contracts/posting-templates';
import { completeShift, requestShift } from '@leafshift/contracts/posts';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { EmployerProfilePage, WorkHistoryPage } from '../pages/employer-pages.ts';
import { followClock, moveClock } from '../support/api-clock.ts';
import { goOn } from '../support/go-on.ts';
import {
  anEmployer,
  aPermanentPosting,
  aShift,
  aWorker,
  type Employer,
  hoursFromNow,
  type Person,
  signIn,
} from '../support/people.ts';
import { takeShift, workShift } from '../support/shift-steps.ts';
import { shownText } from '../support/shown-text.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { openVisitor, type Visitor } from '../support/visitor.ts';

/** The shell's frame around them is judged with the shell. */
const PAGE = 'main';
const DIALOG = '[role="dialog"]';

const PATIENCE_MS = 300_000;

interface Postings {
  readonly open: string;
  readonly requested: string;
  readonly confirmed: string;
  readonly rated: string;
  readonly permanent: string;
}

describe('every screen and view of an employer', () => {
  let browser: Browser;
  let visitor: Visitor;
  let postings: Postings;
  let stack: ControlledStack;

  beforeAll(async () => {
    stack = await connectToStack();
    const employer = await anEmployer(stack);
    const worker = await aWorker(stack);
    postings = await aMonth(stack, { employer, worker });
    browser = await launchChromium();
    visitor = await openVisitor(browser, stack);
    await followClock(visitor.page, stack);
    await signIn(visitor, employer);
  });

  afterAll(async () => {
    await moveClock(stack, null);
    await browser?.close();
  });

  it(
    'is accessible in all five themes',
    async () => {
      await visitor.page.goto('/home');

      await walk(visitor.page, postings);

      expect(visitor.problems).toEqual([]);
    },
    PATIENCE_MS,
  );
});

/** Every page, dialog and view of a dialog that an employer can come to. */
async function walk(page: Page, { open, requested, confirmed, rated, permanent }: Postings) {
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const worker = () => page.locator(DIALOG).getByRole('button', { name: /^Noor Haddad/ });
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const judged = async (path: string, ready: () => ReturnType<typeof button>) => {
    await goOn(page, path);
    await ready().first().waitFor();
    await expectAccessibleInAllThemes(page, { within: PAGE });
  };
  const judgedDialog = () => expectAccessibleInAllThemes(page, { within: DIALOG });

  await judged('/home?by=month', () => button('Next month'));
  await judged('/home?by=week', () => button('Next week'));

  await goOn(page, `/posts?shift=${requested}&view=request`);
  await worker().waitFor();
  await judgedDialog();
  await worker().click();
  await button('Confirm Worker').waitFor();
  await judgedDialog();
  await goOn(page, `/posts?shift=${confirmed}&view=confirmed`);
  await dialog('Confirmed').waitFor();
  await judgedDialog();
  await worker().click();
  await button('Confirm Clock In Time').waitFor();
  await judgedDialog();
  await goOn(page, `/posts?shift=${rated}&view=confirmed`);
  await dialog('Confirmed').getByRole('button', { name: 'SUBMIT SHIFT' }).click();
  await dialog('Confirm Shift Details').getByText('Total').waitFor();
  await judgedDialog();
  await goOn(page, `/posts?shift=${open}&view=request`);
  await button('Invite Workers').click();
  await page.getByRole('checkbox', { name: 'Noor Haddad' }).waitFor();
  await judgedDialog();

  await judged('/posts', () => page.getByRole('button', { name: /^Actions for/ }));
  await judged('/posts?tab=permanent', () => button('View Post'));
  await goOn(page, `/posts?post=${permanent}`);
  await button('Delete Posting').waitFor();
  await judgedDialog();

  await judged('/schedule', () => button(/^Add shift/).first());
  await button(/^Add shift/)
    .first()
    .click();
  await dialog('Add shift').waitFor();
  await judgedDialog();

  await judged('/jobposting', () => button('Review Posting'));
  await button('Review Posting').click();
  await page.getByRole('alert').first().waitFor();
  await expectAccessibleInAllThemes(page, { within: PAGE });
  await button('Templates').click();
  await dialog('Templates').getByRole('button', { name: 'Use' }).click();
  await dialog('Templates').waitFor({ state: 'hidden' });
  await shownText(page, 'Permanent', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Minimum Rate' }).waitFor();
  await expectAccessibleInAllThemes(page, { within: PAGE });

  await judged(`/edit-posting/${requested}`, () => button('Review Changes'));
  await judged(`/edit-posting/${confirmed}`, () => button('View Posts'));

  const profile = new EmployerProfilePage(page);
  await judged('/profile', () => profile.section('Favourite Workers').getByText('Noor Haddad'));
  for (const what of ['Location', 'Payment Method'] as const) {
    const adding = await profile.add(what);
    await adding.getByRole('textbox').first().waitFor();
    await judgedDialog();
    await page.keyboard.press('Escape');
    await adding.waitFor({ state: 'hidden' });
  }

  await judged('/workhistory', () => button(/^View Invoice/));
  await new WorkHistoryPage(page).openInvoice();
  await judgedDialog();
}

/** Shifts at every stage, a permanent job, a favourite and a template. */
async function aMonth(
  stack: ControlledStack,
  people: { readonly employer: Employer; readonly worker: Person },
): Promise<Postings> {
  const { employer, worker } = people;
  const rated = await aShift(employer, { date: hoursFromNow(4), totalWorkers: 2 });
  await workShift(stack, people, rated);
  const submitted = await aShift(employer, { date: hoursFromNow(24) });
  await workShift(stack, people, submitted);
  await employer.api.send(completeShift, { params: { postId: submitted } });
  const requested = await aShift(employer, { totalWorkers: 2 });
  await worker.api.send(requestShift, { params: { id: requested } });
  const open = await aShift(employer, { date: hoursFromNow(96) });
  const confirmed = await aShift(employer, { date: hoursFromNow(72) });
  await takeShift(employer, worker, confirmed);
  await employer.api.send(addFavourite, { params: { userId: worker.user._id } });
  await employer.api.send(createPostingTemplate, {
    body: {
      name: 'Weekend counter',
      posting: {
        employmentType: 'Temp',
        startTime: '09:00',
        duration: 8,
        rate: 25,
        totalWorkers: 2,
        jobType: 'Cultivation',
        jobTitle: 'Trimmer',
        supervisor: employer.supervisorId,
        location: employer.locationId,
        jobDescription: '<p>Trim and sort.</p>',
        jobRequirements: '',
      },
    },
  });
  return { open, requested, confirmed, rated, permanent: await aPermanentPosting(employer) };
}
