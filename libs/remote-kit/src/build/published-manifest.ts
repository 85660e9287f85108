import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { DEFAULT_LANGUAGE } from '@leafshift/domain/languages';
import type { AccountEntry, RemoteManifest } from '@leafshift/shell-sdk/manifest';
import { PublishedManifest, type Texts } from '@leafshift/shell-sdk/registry';
import type { z } from 'zod';
import { PlainFailure } from '../process/plain-failure.ts';
import { manifestOf } from './read-manifest.ts';

type Catalogue = Readonly<Record<string, unknown>>;

/**
 * What a remote says of itself in `src/manifest.ts`, with the texts of its own catalogues that a shell
 * shows before any code of the remote is there. Throws a PlainFailure that names all that is wrong.
 */
export async function publishedManifest(dir: string): Promise<PublishedManifest> {
  const manifest = await manifestOf(dir);
  if (!manifest) throw new PlainFailure(`${dir} has no src/manifest.ts.`);
  const catalogues = await readCatalogues(join(dir, 'src/locales'));
  refuseWithoutEnglish(manifest, catalogues);
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
  const problems = result.error.issues.map(described);
  throw new PlainFailure(
    `The manifest of ${manifest.name} cannot be published:\n- ${problems.join('\n- ')}`,
  );
}

/** Where something is wrong, and what may stand there instead. */
function described(issue: z.core.$ZodIssue): string {
  const what =
    issue.code === 'invalid_union'
      ? issue.errors.map((either) => either.map(described).join(', ')).join(', or ')
      : issue.message;
  return issue.path.length > 0 ? `${issue.path.join('.')}: ${what}` : what;
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
    catalogues.set(name, parsed(file, await readFile(join(folder, file), 'utf8')));
  }
  return catalogues;
}

function parsed(file: string, text: string): Catalogue {
  try {
    return JSON.parse(text) as Catalogue;
  } catch (cause) {
    throw new PlainFailure(`src/locales/${file} is no JSON: ${(cause as Error).message}`, {
      cause,
    });
  }
}

/** English is what readers of a language without a text get. */
function refuseWithoutEnglish(
  { title, nav, account = [] }: RemoteManifest,
  catalogues: ReadonlyMap<string, Catalogue>,
): void {
  const bars = nav.flatMap(({ bar }) => bar ?? []);
  const keys = [title, ...[...nav, ...account].map(({ label }) => label), ...bars];
  const missing = keys.filter((key) => textsOf(key, catalogues)[DEFAULT_LANGUAGE] === undefined);
  if (missing.length === 0) return;
  const named = missing.map((key) => `'${key}'`).join(', ');
  throw new PlainFailure(
    `src/locales/${DEFAULT_LANGUAGE}.json has no text ${named}, which src/manifest.ts names.`,
  );
}

/** One text by language, of those that have it. */
function textsOf(key: string, catalogues: ReadonlyMap<string, Catalogue>): Texts {
  const texts: Texts = {};
  for (const [language, catalogue] of catalogues) {
    const text = key
      .split('.')
      .reduce<unknown>((at, part) => (at as Catalogue | undefined)?.[part], catalogue);
    if (typeof text === 'string') texts[language] = text;
  }
  return texts;
}
