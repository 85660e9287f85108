import { join } from 'node:path';
import type { TempPost } from '@leafshift/contracts/posts';
import { createApiClient } from '@leafshift/data-access';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';
import { messageTexts } from '@leafshift/i18n/messages';
import {
  anId,
  aRequest,
  aTempPost,
  aWorker,
  aWorkerProfile,
  NOT_ONBOARDED,
} from '@leafshift/testing/builders';
import {
  answering,
  answerTo,
  builtPicture,
  type PictureScripts,
  runPicture,
  textsOf,
} from '@leafshift/testing/first-picture';
import { renderWithShell } from '@leafshift/testing/render';
import { uiTexts } from '@leafshift/ui/locales';
import { act, screen, within } from '@testing-library/react';
import { atNow } from '../../dev/render-worker.tsx';
import english from '../locales/en.json';
import { Component as FindWorkPage } from '../routes/find-work-page.tsx';

atNow();

const near = aTempPost({
  timeZone: 'America/Vancouver',
  employerRating: { average: 4.25, count: 3 },
});
const overnight = aTempPost({
  _id: anId(310),
  jobTitle: 'Trimmer',
  rate: 25.5,
  date: '2026-05-16T22:00:00.000Z',
  endDate: '2026-05-17T08:00:00.000Z',
});
const foreign = aTempPost({ _id: anId(311), jobTitle: 'Packing Agent', name: 'بستان' });
const invited = aTempPost({
  _id: anId(312),
  jobTitle: 'Event Staff',
  invitedAt: '2026-05-12T15:00:00.000Z',
});
const needed = aTempPost({ _id: anId(314), credentials: ['CannSell'] });
const lacking = aTempPost({
  _id: anId(315),
  credentials: ['CannSell', 'SellSafe'],
  missingCredentials: ['CannSell'],
});
const requested = aTempPost({ _id: anId(313), requests: [aRequest()], requestCount: 1 });

let scripts: PictureScripts;
beforeAll(async () => {
  scripts = await builtPicture(join(__dirname, '../..'), 'find-work');
  await Promise.all(
    LANGUAGES.flatMap((language) => [uiTexts.load(language), messageTexts.load(language)]),
  );
}, 60_000);
beforeEach(() => localStorage.clear());

const posts = (...list: readonly TempPost[]) => ({ posts: list, nextCursor: null });
const FULL = {
  '/posts/find-work': posts(near, overnight, foreign, invited, needed, lacking),
  '/favourites/invitations': posts(invited),
  '/profile/me': aWorkerProfile(),
  '/posts/getrequests': posts(requested),
  '/posts/allconfirmed': posts(),
};

interface Visit {
  readonly language?: Language;
  /** Which script draws it: by default that of the language alone. */
  readonly script?: keyof PictureScripts;
  readonly path?: string;
  readonly user?: ReturnType<typeof aWorker> | null;
  readonly ask?: ReturnType<typeof answering>['ask'];
}

const drawIt = ({
  language = 'en',
  script = language,
  path = '/find-work',
  user = aWorker(),
  ask = answering(FULL).ask,
}: Visit = {}) => runPicture(scripts[script])({ user, language, path, ask });

const hrefsIn = (place: Element) =>
  [...place.querySelectorAll('a[data-shift]')].map((link) => link.getAttribute('href'));

/** The page in a language, on an API that says the same; and the addresses that it asks. */
async function openPage(language: Language = 'en') {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: '/api',
    fetch: async (address) => {
      const path = String(address).slice('/api'.length);
      asked.push(path);
      const answer = answerTo(FULL, path);
      return answer ? Response.json(answer) : new Response(null, { status: 404 });
    },
    getToken: () => 'my-token',
    getLanguage: () => language,
    say: (text) => text,
    onSessionEnded: () => undefined,
  });
  const { container, shell } = renderWithShell(<FindWorkPage />, {
    path: '/find-work',
    route: '/find-work/:id?',
    user: aWorker(),
    language,
    api,
    texts: { 'mf-worker': english },
  });
  const { default: texts } = await import(`../locales/${language}.json`);
  act(() => {
    shell.i18n.addResourceBundle(language, 'mf-worker', texts);
  });
  await screen.findByRole('link', { name: /بستان/ });
  await screen.findByText('1', { selector: '[role="tab"] > span' });
  return { page: container, asked };
}

describe('the first picture of Find Work', () => {
  it.each(LANGUAGES)('says what the page says, and leads where it leads (%s)', async (language) => {
    const picture = (await drawIt({ language }))!;
    const { page } = await openPage(language);
    for (const said of ['h1', 'h2', '[role="tab"]', 'a[data-shift]', 'select > :checked']) {
      expect([said, textsOf(said, picture)]).toEqual([said, textsOf(said, page)]);
    }
    expect(textsOf('a[data-shift]', picture)).toHaveLength(6);
    expect(hrefsIn(picture)).toEqual(hrefsIn(page));
  });

  it.each(LANGUAGES)('is the same by the script that says all languages (%s)', async (language) => {
    const picture = (await drawIt({ language }))!;
    const ofAll = (await drawIt({ language, script: 'all' }))!;
    expect(ofAll.innerHTML).toBe(picture.innerHTML);
  });

  it('asks what the page asks', async () => {
    localStorage.setItem('findWorkWithinKm', '25');
    const { asked, ask } = answering(FULL);
    await drawIt({ ask });
    const { asked: ofPage } = await openPage();
    expect(ofPage).toEqual(expect.arrayContaining(asked.filter((path) => path !== '/profile/me')));
    expect(asked[0]).toContain('withinKm=25');
  });

  it('has links to follow, and nothing else that looks as if it answered', async () => {
    document.body.replaceChildren((await drawIt())!);
    for (const control of document.querySelectorAll('button, select')) {
      expect(control.closest('[inert]')).not.toBeNull();
    }
    const list = screen.getByRole('list', { name: 'Open shifts' });
    expect(within(list).getAllByRole('link')).toHaveLength(5);
    document.body.replaceChildren();
  });

  it.each<[string, Visit]>([
    ['a shift', { path: `/find-work/${near._id}` }],
    ['somebody who has not completed onboarding', { user: aWorker(NOT_ONBOARDED) }],
    ['a visitor', { user: null }],
    [
      'an empty list',
      {
        ask: answering({
          ...FULL,
          '/posts/find-work': posts(),
          '/favourites/invitations': posts(),
        }).ask,
      },
    ],
    ...Object.keys(FULL).map((path): [string, Visit] => [
      `a refusal of ${path}`,
      { ask: answering({ ...FULL, [path]: null }).ask },
    ]),
  ])('is none for %s', async (_what, visit) => {
    await expect(drawIt(visit)).resolves.toBeNull();
  });

  it('is none for who last chose the map', async () => {
    localStorage.setItem('findWorkView', 'map');
    await expect(drawIt()).resolves.toBeNull();
  });
});
