import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { confirmWorker, requestShift } from '@leafshift/contracts/posts';
import { changePreferences } from '@leafshift/contracts/preferences';
import {
  DEFAULT_LANGUAGE,
  directionOf,
  LANGUAGES,
  type Language,
} from '@leafshift/domain/languages';
import { LANGUAGE_STORAGE_KEY } from '@leafshift/i18n';
import type { Browser, Page } from 'playwright-core';
import { launchChromium } from '../../tools/browser/launch-chromium.ts';
import { type ControlledStack, connectToStack } from '../../tools/start/stack-control.ts';
import { anAdmin } from '../support/an-admin.ts';
import { chooseElsewhere, isDrawn } from '../support/other-window.ts';
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
import { openVisitor, type Visitor } from '../support/visitor.ts';
import { type ForeignTexts, textsBeside } from './foreign-texts.ts';
import { type PageTexts, readPage } from './page-texts.ts';

const RAW_KEY = /^[a-z][A-Za-z]*(?:\.[A-Za-z0-9_-]+)+$/;
const UNFILLED_PLACE = /\{\{\w*\}\}/;
/** The server writes them, or a part of them, in the reader's language; the last one drafts a message that is kept. */
const LOADED_ANEW: readonly string[] = [
  '/job-posting',
  '/job-posting/:id',
  '/job-posting/:id/apply',
  '/email-reports',
  '/social-media',
];
const ACCOUNT_PAGES: readonly string[] = [
  '/settings',
  '/market-stats',
  '/email-reports',
  '/social-media',
  '/subscription',
];
/** How long a page may take to change its language. */
const PATIENCE_MS = 20_000;
/** A file's name or an address is no key. */
const NAMES = /\.(?:ca|com|ics|csv|pdf)$/;

describe('every page, in every language', () => {
  let stack: ControlledStack;
  let browser: Browser;
  let employer: Employer;
  let worker: Person;
  let admin: Person;
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
    admin = await anAdmin(stack);
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
        '/contact',
        '/undo-email?token=a-secret',
        '/nowhere',
        '/connect-success',
        '/connect-incomplete',
      ],
      'an employer': [
        '/home',
        '/schedule',
        '/posts',
        '/jobposting',
        `/edit-posting/${job}`,
        '/applicants',
        '/messages',
        '/profile',
        '/workhistory',
        ...ACCOUNT_PAGES,
      ],
      'a worker': [
        '/home',
        '/find-work',
        `/find-work/${shift}`,
        `/find-work/${changed}`,
        '/messages',
        '/profile',
        '/workhistory',
        '/earnings',
        '/availability',
        ...ACCOUNT_PAGES,
      ],
      'a suspended worker': ['/suspension'],
      'a suspended business that has appealed': ['/suspension'],
      'a worker under review': ['/suspension'],
      'who has not verified the address': ['/verify-email'],
      'a new employer': ['/home'],
      'a new worker': ['/home'],
      'somebody who looks for a job': [
        '/job-posting',
        `/job-posting/${job}`,
        `/job-posting/${job}/apply`,
        '/application',
      ],
      'an administrator': [
        '/home',
        '/reviews',
        '/moderation',
        '/disputes',
        '/shifts',
        `/shifts/${shift}`,
        '/people',
        `/people/${worker.user._id}`,
        '/money',
        '/quizzes',
        '/audit',
        '/system',
      ],
    })[who] ?? [];

  const personOf = (who: string): Person | undefined =>
    ({
      'an employer': employer,
      'a worker': worker,
      'an administrator': admin,
      'a new employer': newEmployer,
      'a new worker': newWorker,
      'a suspended worker': inTrouble.suspended,
      'a suspended business that has appealed': inTrouble.appealed,
      'a worker under review': inTrouble.underReview,
      'who has not verified the address': inTrouble.unverified,
    })[who];

  /**
   * Walks through the pages of somebody and reads each in every language: some are loaded anew for each,
   * all others change in place. A line for each thing that is wrong.
   */
  async function problemsOf(who: string): Promise<string[]> {
    const visitor = await openVisitor(browser, {
      portalUrl: stack.portalUrl,
      width: 1280,
      expectedProblems: [/404/],
    });
    const { page } = visitor;
    const person = personOf(who);
    if (person) await signIn(visitor, person);
    const found: string[] = [];
    let before: Language = DEFAULT_LANGUAGE;
    for (const path of pagesOf(who)) {
      const where = path.replace(/[0-9a-f]{24}/, ':id');
      const isAnew = LOADED_ANEW.includes(where);
      await page.goto(path);
      for (const language of [before, ...LANGUAGES.filter((one) => one !== before)]) {
        await choose(visitor, language);
        if (isAnew) await loadAnew(page, person, language);
        const problems = await problemsOnceSpoken(page, language, before);
        found.push(...problems.map((problem) => `${who} at ${where} in ${language}: ${problem}`));
        before = language;
      }
    }
    await visitor.close();
    return [...found, ...visitor.problems];
  }

  /** The preview of the weekly report speaks the language of the reader's mails. */
  async function loadAnew(page: Page, person: Person | undefined, language: Language) {
    await person?.api.send(changePreferences, { body: { language } });
    await page.reload();
  }

  /** In the browser and for the server, as the settings do it. */
  async function choose({ page, context }: Visitor, language: Language): Promise<void> {
    const url = stack.portalUrl;
    await context.addCookies([{ name: LANGUAGE_STORAGE_KEY, value: language, url }]);
    await chooseElsewhere(page, LANGUAGE_STORAGE_KEY, language);
    await isDrawn(page);
  }

  it('is whole: no key, no word of another language left, none cut off at 1280 px', async () => {
    const groups = [
      [
        'an employer',
        'a new employer',
        'a suspended worker',
        'a suspended business that has appealed',
        'a worker under review',
        'who has not verified the address',
      ],
      ['a worker', 'a new worker', 'a visitor', 'somebody who looks for a job'],
      ['an administrator'],
    ];
    const found = await Promise.all(
      groups.map(async (group) => {
        const problems: string[] = [];
        for (const who of group) problems.push(...(await problemsOf(who)));
        return problems;
      }),
    );
    expect(found.flat()).toEqual([]);
  }, 400_000);
});

/** What is wrong with the page once it had the time to take the language over. */
async function problemsOnceSpoken(
  page: Page,
  language: Language,
  before: Language,
): Promise<string[]> {
  const others = [...new Set<Language>(['en', before])].filter((one) => one !== language);
  const foreign = await Promise.all(others.map((other) => knownTexts(language, other)));
  const ends = Date.now() + PATIENCE_MS;
  for (;;) {
    const problems = problemsIn(await readPage(page), language, foreign);
    if (problems.length === 0 || Date.now() > ends) return problems;
  }
}

const known = new Map<string, Promise<ForeignTexts>>();

function knownTexts(language: Language, other: Language): Promise<ForeignTexts> {
  const key = `${language} beside ${other}`;
  const texts = known.get(key) ?? textsBeside(language, other);
  known.set(key, texts);
  return texts;
}

/** The language as the settings keep it: for the portal, and for pages that the server writes. */
function problemsIn(
  page: PageTexts,
  language: Language,
  foreign: readonly ForeignTexts[],
): string[] {
  const isMarked = page.language === language && page.direction === directionOf(language);
  const texts = [...new Set(page.texts)];
  const isForeign = (text: string) => foreign.some((other) => other.includes(text));
  return [
    ...(isMarked ? [] : [`marked as ${page.language} ${page.direction}`]),
    ...texts.filter(isRaw).map((text) => `raw '${text}'`),
    ...texts.filter(isForeign).map((text) => `of another language '${text}'`),
    ...page.clipped.map((text) => `cut off '${text}'`),
  ];
}

const isRaw = (text: string): boolean =>
  UNFILLED_PLACE.test(text) || (RAW_KEY.test(text) && !NAMES.test(text));

function fail(): never {
  throw new Error('The request is not there');
}
