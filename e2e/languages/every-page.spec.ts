import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmWorker, requestShift } from '@leafshift/contracts/posts';
import { changePreferences } from '@leafshift/contracts/preferences';
import { directionOf, LANGUAGES, type Language } from '@leafshift/domain/languages';
import type { Browser } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import {
  aMember,
  anEmployer,
  aPermanentPosting,
  aShift,
  aWorker,
  type Employer,
  hoursFromNow,
  type Person,
  signIn,
} from '../support/people.ts';
import {
  aChangedShift,
  type PeopleInTrouble,
  peopleInTrouble,
} from '../support/people-in-trouble.ts';
import { speak } from '../support/speak.ts';
import { openVisitor } from '../support/visitor.ts';
import { type EnglishTexts, englishTextsBeside } from './english-texts.ts';
import { type PageTexts, readPage } from './page-texts.ts';

const RAW_KEY = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+$/;
const UNFILLED_PLACE = /\{\{\w*\}\}/;
/** A file's name or an address is no key. */
const NAMES = /\.(?:ca|com|ics|csv|pdf)$/;

describe('every page, in every language', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let worker: Person;
  let newEmployer: Person;
  let newWorker: Person;
  let shift: string;
  let job: string;
  let changed: string;
  let inTrouble: PeopleInTrouble;

  beforeAll(async () => {
    stack = await connectToStack();
    browser = await launchChromium();
    employer = await anEmployer(stack);
    worker = await aWorker(stack);
    newEmployer = await aMember(stack, 'Employer', 'Birch & Bloom');
    newWorker = await aMember(stack, 'Temp', 'Tomasz Nowak');
    shift = await aShift(employer);
    job = await aPermanentPosting(employer);
    await takeShift(await aShift(employer, { date: hoursFromNow(30) }));
    await worker.api.send(requestShift, { params: { id: shift } });
    changed = await aChangedShift(employer, worker);
    inTrouble = await peopleInTrouble(stack);
  });

  afterAll(() => browser?.close());

  /** The worker requests another shift and is confirmed on it. */
  async function takeShift(id: string): Promise<void> {
    const { requests } = await worker.api.send(requestShift, { params: { id } });
    const { _id: requestId, requestUser: requestUserId, name } = requests[0] ?? fail();
    const body = { requestId, requestUserId, name };
    await employer.api.send(confirmWorker, { params: { postId: id }, body });
  }

  const pagesOf = (who: string): readonly string[] =>
    ({
      'a visitor': [
        '/login',
        '/register',
        '/recover-password',
        '/undo-email?token=a-secret',
        '/nowhere',
        '/connect-success',
      ],
      'an employer': [
        '/home',
        '/posts',
        '/jobposting',
        `/edit-posting/${job}`,
        '/profile',
        '/workhistory',
        '/settings',
        '/market-stats',
        '/email-reports',
        '/social-media',
        '/subscription',
      ],
      'a worker': [
        '/home',
        '/find-work',
        `/find-work/${shift}`,
        `/find-work/${changed}`,
        '/profile',
        '/workhistory',
      ],
      'a suspended worker': ['/suspension'],
      'a suspended business that has appealed': ['/suspension'],
      'a worker under review': ['/suspension'],
      'who has not verified the address': ['/verify-email'],
      'a new employer': ['/home'],
      'a new worker': ['/home'],
      'somebody who looks for a job': ['/job-posting', `/job-posting/${job}`],
    })[who] ?? [];

  const personOf = (who: string): Person | undefined =>
    ({
      'an employer': employer,
      'a worker': worker,
      'a new employer': newEmployer,
      'a new worker': newWorker,
      'a suspended worker': inTrouble.suspended,
      'a suspended business that has appealed': inTrouble.appealed,
      'a worker under review': inTrouble.underReview,
      'who has not verified the address': inTrouble.unverified,
    })[who];

  /** Opens the pages of somebody in a language; a line for each thing that is wrong. */
  async function problemsOf(language: Language, who: string, english: EnglishTexts | null) {
    const visitor = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      width: 1280,
      expectedProblems: [/404/],
    });
    await speak(visitor, language, stack.portalUrl);
    const person = personOf(who);
    if (person) {
      await signIn(visitor, person);
      // The preview of the weekly report speaks the language of the reader's mails.
      await person.api.send(changePreferences, { body: { language } });
    }
    const found: string[] = [];
    for (const path of pagesOf(who)) {
      await visitor.page.goto(path);
      const where = path.replace(/[0-9a-f]{24}/, ':id');
      const problems = problemsIn(await readPage(visitor.page), language, english);
      found.push(...problems.map((problem) => `${who} at ${where}: ${problem}`));
    }
    await visitor.close();
    return [...found, ...visitor.problems];
  }

  describe.each(LANGUAGES)('in %s', (language) => {
    it('is whole: no key, no English left, no word cut off at 1280 px', async () => {
      const english = language === 'en' ? null : await englishTextsBeside(language);
      const visitors = [
        [
          'an employer',
          'a new employer',
          'a suspended worker',
          'a suspended business that has appealed',
          'a worker under review',
          'who has not verified the address',
        ],
        ['a worker', 'a new worker', 'a visitor', 'somebody who looks for a job'],
      ];
      const found = await Promise.all(
        visitors.map(async (group) => {
          const problems: string[] = [];
          for (const who of group) problems.push(...(await problemsOf(language, who, english)));
          return problems;
        }),
      );
      expect(found.flat()).toEqual([]);
    }, 120_000);
  });
});

/** The language as the settings keep it: for the portal, and for pages that the server writes. */
function problemsIn(page: PageTexts, language: Language, english: EnglishTexts | null): string[] {
  const isMarked = page.language === language && page.direction === directionOf(language);
  const texts = [...new Set(page.texts)];
  return [
    ...(isMarked ? [] : [`marked as ${page.language} ${page.direction}`]),
    ...texts.filter(isRaw).map((text) => `raw '${text}'`),
    ...texts.filter((text) => english?.includes(text)).map((text) => `English '${text}'`),
    ...page.clipped.map((text) => `cut off '${text}'`),
  ];
}

const isRaw = (text: string): boolean =>
  UNFILLED_PLACE.test(text) || (RAW_KEY.test(text) && !NAMES.test(text));

function fail(): never {
  throw new Error('The request is not there');
}
