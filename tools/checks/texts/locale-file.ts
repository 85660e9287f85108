import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@leafshift/domain/languages';

/** A namespace's texts in one language, flat: `action.back` to its text. */
export type Texts = ReadonlyMap<string, string>;
export type NamespaceTexts = ReadonlyMap<Language, Texts>;

/** All six files of a namespace; a language without one has no texts. */
export async function readNamespace(folder: string): Promise<NamespaceTexts> {
  const files = LANGUAGES.map(async (language): Promise<[Language, Texts]> => {
    const texts = await readJson(join(folder, `${language}.json`));
    return [language, new Map(flatten(texts))];
  });
  return new Map(await Promise.all(files));
}

async function readJson(path: string): Promise<object> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as object;
  } catch (failure) {
    if ((failure as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw failure;
  }
}

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${name}`, text]] : flatten(text, `${prefix}${name}.`),
  );
}
