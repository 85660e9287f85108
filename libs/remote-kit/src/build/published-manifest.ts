import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { AccountEntry } from '@leafshift/shell-sdk/manifest';
import { PublishedManifest, type Texts } from '@leafshift/shell-sdk/registry';
import { manifestOf } from './read-manifest.ts';

type Catalogue = Readonly<Record<string, unknown>>;

/**
 * What a remote says of itself in `src/manifest.ts`, with the texts of its own catalogues that a shell
 * shows before any code of the remote is there. Throws an Error that names what is wrong.
 */
export async function publishedManifest(dir: string): Promise<PublishedManifest> {
  const manifest = await manifestOf(dir);
  if (!manifest) throw new Error(`${dir} has no src/manifest.ts.`);
  const catalogues = await readCatalogues(join(dir, 'src/locales'));
  const published = {
    ...manifest,
    title: undefined,
    titles: textsOf(manifest.title, catalogues),
    nav: manifest.nav.map((entry) => ({
      ...withTexts(entry, catalogues),
      bar: entry.bar === undefined ? undefined : textsOf(entry.bar, catalogues),
    })),
    account: manifest.account?.map((entry) => withTexts(entry, catalogues)),
  };
  const result = PublishedManifest.safeParse(JSON.parse(JSON.stringify(published)));
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(
    `The manifest of ${manifest.name} cannot be published:\n- ${problems.join('\n- ')}`,
  );
}

const withTexts = <Entry extends AccountEntry>(
  entry: Entry,
  catalogues: ReadonlyMap<string, Catalogue>,
) => ({
  ...entry,
  label: entry.label.split('.').at(-1),
  texts: textsOf(entry.label, catalogues),
});

/** The texts of all languages that the remote has. */
async function readCatalogues(folder: string): Promise<ReadonlyMap<string, Catalogue>> {
  const catalogues = new Map<string, Catalogue>();
  for (const file of (await readdir(folder)).sort()) {
    const { name, ext } = parse(file);
    if (ext !== '.json') continue;
    catalogues.set(name, JSON.parse(await readFile(join(folder, file), 'utf8')) as Catalogue);
  }
  return catalogues;
}

/** One text by language. Throws where English has none. */
function textsOf(key: string, catalogues: ReadonlyMap<string, Catalogue>): Texts {
  const texts: Texts = {};
  for (const [language, catalogue] of catalogues) {
    const text = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Catalogue | undefined)?.[part], catalogue);
    if (typeof text === 'string') texts[language] = text;
  }
  if (texts.en === undefined) throw new Error(`locales/en.json has no text '${key}'.`);
  return texts;
}
