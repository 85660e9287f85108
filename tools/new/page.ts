import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@leafshift/domain/languages';
import { PlainFailure } from '@leafshift/remote-kit/process/plain-failure';
import type { RemoteManifest } from '@leafshift/shell-sdk/manifest';
import type { Draft } from './draft.ts';
import { intoList, withJson } from './insert.ts';
import { type Names, namesOf } from './names.ts';
import pageTexts from './texts/page.json' with { type: 'json' };
import { addText, type Texts } from './texts/texts.ts';

/** Three lines, until somebody draws a better one. */
const ICON = 'M4 6h16M4 12h16M4 18h9';
const PAGES_IN_EVERY_LANGUAGE = 'e2e/languages/every-page.spec.ts';
const VIEWERS = {
  Employer: 'an employer',
  Temp: 'a worker',
  Admin: 'an administrator',
  public: 'somebody who looks for a job',
} as const;
type Access = keyof typeof VIEWERS;

/** A page of a remote with an entry in the menu, for those who see the remote's first page. */
export async function newPage(draft: Draft, remote: string, name: string): Promise<void> {
  const page = namesOf(name);
  const manifest = await manifestOf(draft, remote);
  const access = accessOf(manifest);
  const folder = existsSync(join(draft.root, remote, 'src/routes')) ? 'routes' : 'pages';
  const viewer = access === 'public' ? 'Temp' : access;
  await draft.createFrom('page', `${remote}/src/${folder}`, [
    [namesOf('my-page'), page],
    [namesOf('mf-remote'), namesOf(remote)],
    [namesOf('temp'), namesOf(viewer.toLowerCase())],
  ]);
  await draft.edit(`${remote}/src/manifest.ts`, (text) =>
    withEntries(text, page, access, nextOrder(manifest)),
  );
  await draft.edit(`${remote}/src/remote.tsx`, (text) =>
    intoList(text, 'routes: {', routeOf(page, folder)),
  );
  await draft.edit(`${remote}/dev/alone.spec.ts`, (text) => withState(text, page));
  await draft.edit(PAGES_IN_EVERY_LANGUAGE, (text) =>
    intoList(text, `'${VIEWERS[access]}': [`, `'/${page.kebab}'`),
  );
  for (const language of LANGUAGES) {
    const { title, nothing } = pageTexts[language];
    const own = language === 'en' ? page.title : title;
    await draft.edit(`${remote}/src/locales/${language}.json`, (text) =>
      withJson<Texts>(text, (texts) => {
        addText(texts, 'title', page.camel, own);
        if (access !== 'public') addText(texts, 'nav', page.camel, own);
        addText(texts, page.camel, 'nothing', nothing);
      }),
    );
  }
}

async function manifestOf(draft: Draft, remote: string): Promise<RemoteManifest> {
  const path = join(draft.root, remote, 'src/manifest.ts');
  if (!existsSync(path)) throw new PlainFailure(`'${remote}' is no remote of this workspace.`);
  const { manifest } = (await import(path)) as { readonly manifest: RemoteManifest };
  return manifest;
}

function accessOf({ name, routes }: RemoteManifest): Access {
  const [first] = routes;
  if (!first) throw new PlainFailure(`${name} has no pages, so nobody would see this one.`);
  const access = typeof first.access === 'string' ? first.access : first.access[0];
  if (!access || !(access in VIEWERS)) {
    throw new PlainFailure(
      `Pages of ${name} are for ${access}, which the generator does not know.`,
    );
  }
  return access as Access;
}

const nextOrder = ({ nav }: RemoteManifest): number =>
  Math.max(0, ...nav.map(({ order }) => order)) + 5;

function withEntries(text: string, { kebab, camel }: Names, access: Access, order: number): string {
  const who = access === 'public' ? `'public'` : `['${access}']`;
  const route = `{ path: '/${kebab}', access: ${who}, title: 'title.${camel}', skeleton: 'list', chunk: 'page-${kebab}' }`;
  const routed = intoList(text, 'routes: [', route);
  if (access === 'public') return routed;
  const entry = `{ path: '/${kebab}', label: 'nav.${camel}', icon: '${ICON}', usertypes: ${who}, order: ${order} }`;
  return intoList(routed, 'nav: [', entry);
}

const routeOf = ({ kebab }: Names, folder: string): string =>
  `'/${kebab}': () => import(/* webpackChunkName: "page-${kebab}" */ './${folder}/${kebab}-page.tsx')`;

/** The page asks the API nothing yet, so it has no state in which it waits or fails. */
function withState(text: string, { kebab }: Names): string {
  const shown = intoList(text, 'paths: [', `'/${kebab}'`);
  return shown.includes('still: [')
    ? intoList(shown, 'still: [', `'/${kebab}'`)
    : intoList(shown, 'specifyStates(alone, {', `still: ['/${kebab}']`);
}
