import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { anAdmin } from '../support/an-admin.ts';
import { aWorker, type Person, signIn } from '../support/people.ts';
import { peopleInTrouble } from '../support/people-in-trouble.ts';
import { expectAccessibleInAllThemes } from '../support/themes.ts';
import { openVisitor } from '../support/visitor.ts';

const PATIENCE_MS = 360_000;

describe('the back office', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let admin: Person;
  let worker: Person;

  beforeAll(async () => {
    stack = await connectToStack();
    admin = await anAdmin(stack);
    worker = await aWorker(stack);
    await peopleInTrouble(stack);
    browser = await launchChromium();
  }, PATIENCE_MS);

  afterAll(() => browser?.close());

  const pages = () => [
    ['/home', 'Today'],
    ['/reviews', 'Document reviews'],
    ['/moderation', 'Postings and reports'],
    ['/disputes', 'Disputed hours'],
    ['/people', 'People'],
    [`/people/${worker.user._id}`, worker.user.name],
    ['/shifts', 'Shifts'],
    ['/money', 'Money'],
    ['/money?tab=invoices', 'Money'],
    ['/money?tab=ledger', 'Money'],
    ['/money?tab=reconciliation', 'Money'],
    ['/quizzes', 'Quizzes'],
    ['/audit', 'Audit'],
    ['/system', 'System'],
  ];

  it(
    'is accessible on every page, in all five themes',
    async () => {
      const visitor = await openVisitor(browser, stack);
      const { page } = visitor;
      await signIn(visitor, admin);
      for (const [path = '', heading = ''] of pages()) {
        await page.goto(path);
        await page.getByRole('heading', { name: heading, level: 1 }).waitFor();
        await expectAccessibleInAllThemes(page, { within: 'main' });
      }
      expect(visitor.problems).toEqual([]);
      await visitor.close();
    },
    PATIENCE_MS,
  );
});
