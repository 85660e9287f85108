import { join } from 'node:path';
import { AMOUNTS_HEADER, withoutMoney } from '@leafshift/contracts/core';
import { employerShifts } from '@leafshift/contracts/posts';
import { createApiClient } from '@leafshift/data-access';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { messageTexts } from '@leafshift/i18n/messages';
import { conversationTexts } from '@leafshift/remote-pages/conversations';
import {
  aConfirmedWorker,
  aConversation,
  aDisputedTimesheet,
  aDocument,
  anEmployer,
  anEmployerProfile,
  anId,
  aRequest,
  aTempPost,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import {
  answering,
  answerTo,
  builtPicture,
  type PictureAnswers,
  type PictureScripts,
  runPicture,
  textsOf,
} from '@leafshift/testing/first-picture';
import { renderWithShell } from '@leafshift/testing/render';
import { uiTexts } from '@leafshift/ui/locales';
import { act, screen, waitFor } from '@testing-library/react';
import { atNow } from '../../dev/render-employer.tsx';
import english from '../locales/en.json';
import { Component as HomePage } from '../routes/home.tsx';

atNow();

const waiting = aTempPost({ requests: [aRequest()], requestCount: 1 });
const filled = aTempPost({
  _id: anId(310),
  jobTitle: 'Trimmer',
  date: '2026-05-15T22:00:00.000Z',
  endDate: '2026-05-16T08:00:00.000Z',
  confirmedArr: [aConfirmedWorker()],
  confirmedCount: 1,
  totalWorkers: 1,
});
const elsewhere = aTempPost({
  _id: anId(311),
  jobTitle: 'Packing Agent',
  date: '2026-05-14T04:30:00.000Z',
  timeZone: 'America/Vancouver',
  location: { ...waiting.location, locationName: 'بستان' },
});
const over = aTempPost({ _id: anId(312), date: '2026-05-11T13:00:00.000Z', status: 'Complete' });
const dropped = aTempPost({ _id: anId(313), status: 'Cancelled' });

const COORDINATOR = anEmployer({
  _id: anId(972),
  paymentMethods: [],
  business: {
    _id: anId(1),
    name: 'Maple Leaf Dispensary',
    role: 'coordinator',
    may: ['shifts'],
    stores: null,
  },
});

let scripts: PictureScripts;
beforeAll(async () => {
  scripts = await builtPicture(join(__dirname, '../..'), 'home');
  const shared = [uiTexts, messageTexts, conversationTexts];
  await Promise.all(LANGUAGES.flatMap((language) => shared.map((texts) => texts.load(language))));
}, 60_000);
beforeEach(() => localStorage.clear());

const week = { posts: [waiting, filled, elsewhere, over, dropped], nextCursor: null };
const talks = { nextCursor: null, unread: 1, isUndelivered: false };

const FULL: PictureAnswers = {
  '/posts/employer-posts': week,
  '/employer-shifts/desk': { payments: 0, disputes: 0, requests: 1, toSubmit: 2, openSpots: 1300 },
  '/reports/months': { usertype: 'Employer', months: [] },
  '/conversations': { ...talks, conversations: [aConversation()] },
  '/secured-pay/shifts': { shifts: [] },
  '/clockedtime/timesheets': { timesheets: [], nextCursor: null },
  '/profile/me': anEmployerProfile(),
  '/notification': { notifications: [], unread: 0, nextCursor: null },
};

/** What a coordinator is answered. */
const BARE: PictureAnswers = {
  ...FULL,
  '/posts/employer-posts': withoutMoney(employerShifts.answer!, week),
  '/reports/months': null,
};

interface Visit {
  readonly language?: Language;
  /** Which script draws it: by default that of the language alone. */
  readonly script?: keyof PictureScripts;
  readonly path?: string;
  readonly user?: ReturnType<typeof anEmployer> | null;
  readonly ask?: ReturnType<typeof answering>['ask'];
}

const drawIt = ({
  language = 'en',
  script = language,
  path = '/home',
  user = anEmployer(),
  ask = answering(FULL).ask,
}: Visit = {}) => runPicture(scripts[script])({ user, language, path, ask });

const withAnswers = (changes: PictureAnswers): Visit => ({
  ask: answering({ ...FULL, ...changes }).ask,
});

const hrefsIn = (place: Element) =>
  [...place.querySelectorAll('a:not([title])')].map((link) => link.getAttribute('href'));

interface PageVisit {
  readonly language?: Language;
  readonly user?: ReturnType<typeof anEmployer>;
  readonly answers?: PictureAnswers;
}

/** The page in a language, on an API that says the same; and the addresses that it asks. */
async function openPage({ language = 'en', user = anEmployer(), answers = FULL }: PageVisit = {}) {
  const asked: string[] = [];
  const headers = new Headers(user.business && { [AMOUNTS_HEADER.name]: AMOUNTS_HEADER.hidden });
  const api = createApiClient({
    baseUrl: '/api',
    fetch: async (address) => {
      const path = String(address).slice('/api'.length);
      asked.push(path);
      const answer = answerTo(answers, path);
      return answer ? Response.json(answer, { headers }) : new Response(null, { status: 404 });
    },
    getToken: () => 'my-token',
    getLanguage: () => language,
    say: (text) => text,
    onSessionEnded: () => undefined,
  });
  const { container, shell } = renderWithShell(<HomePage />, {
    path: '/home',
    user,
    language,
    api,
    texts: { 'mf-employer': english },
  });
  const { default: texts } = await import(`../locales/${language}.json`);
  act(() => {
    shell.i18n.addResourceBundle(language, 'mf-employer', texts);
  });
  await waitFor(() => expect(container.querySelector('[data-waits]')).toBeNull());
  await screen.findByText(/1\D?300/);
  return { page: container, asked };
}

const CHIP = '[data-status]';
const SAID = ['h1', 'h2', 'h3', 'section > ul > li', CHIP, 'aside h2', 'fieldset'];

describe("the first picture of the employer's home", () => {
  it.each(LANGUAGES)('says what the page says, and leads where it leads (%s)', async (language) => {
    const picture = (await drawIt({ language }))!;
    const { page } = await openPage({ language });
    for (const said of SAID) {
      expect([said, textsOf(said, picture)]).toEqual([said, textsOf(said, page)]);
    }
    expect(textsOf(CHIP, picture)).toHaveLength(5);
    expect(hrefsIn(picture)).toEqual(hrefsIn(page));
  });

  it('says what there is to say of an empty week', async () => {
    const answers = { ...FULL, '/posts/employer-posts': { posts: [], nextCursor: null } };
    const picture = (await drawIt(withAnswers(answers)))!;
    const { page } = await openPage({ answers });
    expect(textsOf('p', picture)).toEqual(textsOf('p', page).slice(0, 3));
    expect(picture).toHaveTextContent('You have no postings for this week');
  });

  it('is for who sees no amounts too, and asks for none', async () => {
    const { asked, ask } = answering(BARE);
    const picture = (await drawIt({ user: COORDINATOR, ask }))!;
    const { page } = await openPage({ user: COORDINATOR, answers: BARE });
    expect(textsOf('section > ul > li', picture)).toEqual(textsOf('section > ul > li', page));
    expect(textsOf(CHIP, picture)).toEqual(textsOf(CHIP, page));
    expect(asked).not.toContain('/reports/months');
  });

  it.each(LANGUAGES)('is the same by the script that says all languages (%s)', async (language) => {
    const picture = (await drawIt({ language }))!;
    const ofAll = (await drawIt({ language, script: 'all' }))!;
    expect(ofAll.innerHTML).toBe(picture.innerHTML);
  });

  it('asks what the page asks', async () => {
    const { asked, ask } = answering(FULL);
    await drawIt({ ask });
    const { asked: ofPage } = await openPage();
    expect(ofPage).toEqual(expect.arrayContaining(asked));
  });

  it('opens a shift where its chip in the page opens it', async () => {
    const picture = (await drawIt())!;
    const links = [...picture.querySelectorAll(CHIP)].map((chip) => chip.getAttribute('href'));
    expect(links).toContain(`/home?shift=${waiting._id}&view=request`);
    expect(links).toContain(`/home?shift=${filled._id}&view=confirmed`);
  });

  it('has links to follow, and nothing else that looks as if it answered', async () => {
    const picture = (await drawIt())!;
    for (const control of picture.querySelectorAll('button, fieldset, [role="button"]')) {
      expect(control.closest('[inert]')).not.toBeNull();
    }
  });

  it.each<[string, Visit]>([
    ['another page', { path: '/posts' }],
    ['a visitor', { user: null }],
    ['somebody who is still being onboarded', { user: anEmployer(NOT_ONBOARDED) }],
    [
      'a licence that is rejected',
      withAnswers({
        '/profile/me': anEmployerProfile({ businessLicence: aDocument({ status: 'Rejected' }) }),
      }),
    ],
    [
      'hours that are disputed',
      withAnswers({
        '/clockedtime/timesheets': { timesheets: [aDisputedTimesheet()], nextCursor: null },
      }),
    ],
    [
      'pay that a card refused',
      withAnswers({ '/secured-pay/shifts': { shifts: [{ state: 'refused' }] } }),
    ],
    [
      'a week of further pages',
      withAnswers({ '/posts/employer-posts': { ...week, nextCursor: 'next' } }),
    ],
    ...Object.keys(FULL)
      .filter((path) => path !== '/notification')
      .map((path): [string, Visit] => [`a refusal of ${path}`, withAnswers({ [path]: null })]),
  ])('is none for %s', async (_what, visit) => {
    await expect(drawIt(visit)).resolves.toBeNull();
  });

  it('is none for who looks at months', async () => {
    localStorage.setItem('homeCalendar', 'month');
    await expect(drawIt()).resolves.toBeNull();
  });
});
