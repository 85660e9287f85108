import type { User } from '@leafshift/contracts/users';
import { applyLanguage, storedLanguage } from '@leafshift/i18n';
import type { PictureSurroundings } from '@leafshift/shell-sdk/picture';
import type { Registry } from '@leafshift/shell-sdk/registry';
import { applyTheme, storedTheme } from '@leafshift/ui/theme';
import { isAppOffered, narrowWindow } from './app/app-offer.ts';
import { guardSinks } from './app/guard-sinks.ts';
import { createTokenStorage } from './auth/session/token-storage.ts';
import { askEarly, saidBy } from './early-answers.ts';
import { askForPicture } from './first-picture/ask-for-picture.ts';
import { loadPicture } from './first-picture/load-picture.ts';
import { takePictureAway } from './first-picture/picture-place.ts';
import { showPicture } from './first-picture/show-picture.ts';
import { leave } from './hand-over.ts';
import { OVERRIDES_KEY } from './overrides/overrides-key.ts';
import { askRegistryEarly } from './registry/early-registry.ts';
import { pageFilesHere } from './registry/page-files.ts';
import { sideOfBrowser } from './registry/release-side.ts';
import { earlyNeeds } from './remote-host/early-files.ts';

// Stands in the page and runs before anything is painted: the chosen theme and writing direction,
// without a flash. Whoever has a token will see the portal, so its code, the user and the files of the
// page's remote are fetched together with the main script.
guardSinks();
applyTheme(storedTheme());
applyLanguage(storedLanguage());

/** Asked for as the elements do that use the file; otherwise it is fetched twice. */
function preload(address: string, integrity?: string): void {
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = address.endsWith('.css') ? 'style' : 'script';
  link.href = address;
  if (integrity !== undefined) {
    link.integrity = integrity;
    link.crossOrigin = 'anonymous';
  }
  link.onerror = () => link.remove();
  document.head.append(link);
}

const preloadOwn = (file: string): void => preload(`/${file}`);

/** Files of the shell for each library that remotes take from it, as the build wrote them into the page. */
interface ShellFiles {
  readonly files: readonly string[];
  /** By request: places in `files`. */
  readonly of: Readonly<Record<string, readonly number[]>>;
}

const token = createTokenStorage().read();
const language = storedLanguage();
const { portal, calls, login, libraries } = document.currentScript?.dataset ?? {};
/** None in English, which the main script has. */
const texts = document.currentScript?.getAttribute(`data-texts-${language}`) ?? undefined;

/** Of each answer one more, for the first picture: the page may have read its own by then. */
const copies = new Map<string, Promise<Response>>();

function askApi(path: string): Promise<Response> {
  const answer = askEarly(`/api${path}`, token, language);
  const copy = answer.then((response) => response.clone());
  copy.catch(() => undefined);
  copies.set(path, copy);
  return answer;
}

const isSameSession = (): boolean => createTokenStorage().read() === token;

const askFor: PictureSurroundings['ask'] = (path) =>
  askForPicture({
    early: copies.get(path),
    isSameSession,
    askNow: () => askApi(path),
  });

/** Not where a notice stands above the page, or the offer of the app in its place. */
const isPictureOf = (user: User | null, path: string): boolean =>
  !(user?.suspended || user?.underReview || user?.emailVerified === false) &&
  !(narrowWindow().matches && isAppOffered(path));

function preloadLibraries(requests: readonly string[]): void {
  const { files, of } = JSON.parse(libraries ?? '{"files":[],"of":{}}') as ShellFiles;
  const places = new Set(requests.flatMap((request) => of[request] ?? []));
  for (const place of places) {
    const file = files[place];
    if (file) preloadOwn(file);
  }
}

/** What goes wrong here the portal meets again, and shows. */
async function askForPage(): Promise<void> {
  const asked = Promise.all([
    askRegistryEarly(language) as Promise<Registry>,
    token === null ? null : saidBy<User>(askApi('/auth')),
  ]);
  // Every page of whoever is signed in has it; nothing here waits for it.
  if (token !== null) askApi('/profile/me').catch(() => undefined);
  const [registry, user] = await asked;
  if (localStorage.getItem(OVERRIDES_KEY) !== null) return;
  const { pathname: path, search } = location;
  const visitor = sideOfBrowser();
  const pageFiles = pageFilesHere();
  const needs = earlyNeeds(registry, { path, search, language, user, visitor, pageFiles });
  for (const address of needs.data) askApi(address).catch(() => undefined);
  if (needs.picture && isPictureOf(user, path)) {
    const surroundings = { user, language, path, ask: askFor };
    const loading = loadPicture(needs.picture.files);
    leave('picture', showPicture(needs.picture, { surroundings, isSameSession, loading }));
    // It is small, and all files share one way.
    await loading.catch(() => undefined);
  }
  for (const { src, integrity } of needs.files) preload(src, integrity);
  preloadLibraries(needs.libraries);
}

const hasToken = token !== null;
/** Visitors sign in and up on pages of the shell itself, which need no remote. */
const SHELL_PAGES = [
  '/',
  '/login',
  '/register',
  '/recover-password',
  '/contact',
  '/terms',
  '/privacy',
];
if (hasToken || !SHELL_PAGES.includes(location.pathname)) {
  const asking = askForPage().catch(() => undefined);
  // A visitor's page asks for nothing that another answer decides on.
  if (hasToken) leave('asked', asking);
}
// Another tab may end the session before the portal's own scripts can hear of it, or while this page rests
// behind another one.
for (const event of ['storage', 'pageshow']) {
  window.addEventListener(event, () => {
    if (!isSameSession()) takePictureAway();
  });
}
// A page that the server wrote leaves room for the sidebar of whoever is signed in.
if (hasToken) document.documentElement.dataset.session = 'yes';
const isPublicBoard = location.pathname.startsWith('/job-posting');
const isLogin = ['/', '/login'].includes(location.pathname);
// Whoever has a session asks at once who they are.
const early = hasToken
  ? [texts, portal, calls]
  : [texts, isPublicBoard ? portal : undefined, isLogin ? login : undefined];
const files = early.flatMap((names) => JSON.parse(names ?? '[]') as string[]);
for (const file of new Set(files)) preloadOwn(file);
