import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { anEmployer, aWorker, type Person, signIn } from '../support/people.ts';
import {
  aChangedShift,
  type PeopleInTrouble,
  peopleInTrouble,
} from '../support/people-in-trouble.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { openVisitor } from '../support/visitor.ts';

const PAGE = 'main';
const DIALOG = '[role="dialog"]';

describe('the screens of trust', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let people: PeopleInTrouble;
  let worker: Person;
  let changed: string;

  beforeAll(async () => {
    stack = await connectToStack();
    people = await peopleInTrouble(stack);
    worker = await aWorker(stack);
    changed = await aChangedShift(await anEmployer(stack), worker);
    browser = await launchChromium();
  });

  afterAll(() => browser?.close());

  /** Opens a page as somebody and looks at it; nothing went wrong on it. */
  async function judged(
    person: Person | null,
    path: string,
    look: (page: Page) => Promise<void>,
  ): Promise<void> {
    const visitor = await openVisitor(browser, stack);
    if (person) await signIn(visitor, person);
    await visitor.page.goto(path);
    await look(visitor.page);
    expect(visitor.problems).toEqual([]);
    await visitor.close();
  }

  const headed = (name: string) => async (page: Page) => {
    await page.getByRole('heading', { name }).first().waitFor();
    await expectAccessibleInAllThemes(page, { within: PAGE });
  };

  it('are accessible to who is suspended', async () => {
    await judged(people.suspended, '/suspension', headed('Your account is suspended'));
    await judged(people.appealed, '/suspension', headed('Your account is suspended'));
  });

  it('are accessible to who is under review', async () => {
    await judged(people.underReview, '/suspension', headed('Your account is being reviewed'));
  });

  it('are accessible to who verifies an address, or takes a change of it back', async () => {
    await judged(people.unverified, '/verify-email', headed('Verify your email address'));
    await judged(null, '/undo-email?token=a-secret', headed('Put your address back'));
  });

  it('are accessible to whom a changed shift is shown', async () => {
    await judged(worker, `/find-work/${changed}?tab=requests`, headed('The shift has changed'));
  });

  it('are accessible to who sets a second factor up', async () => {
    await judged(worker, '/settings', async (page) => {
      for (const name of ['Add a passkey', 'Set up an authenticator app']) {
        await page.getByRole('button', { name }).click();
        await page.getByRole('dialog', { name }).getByRole('textbox').waitFor();
        await expectAccessibleInAllThemes(page, { within: DIALOG });
        await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
      }
    });
  });
});
