import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@leafshift/domain/languages';
import { namespaces } from '../../tools/checks/texts/namespaces.ts';
import { workspaceRoot } from '../../tools/files/workspace-paths.ts';

/** Texts of the portal in one language that another says differently. */
export interface ForeignTexts {
  /** Whether a text of a page is one of them, values filled in or not. */
  includes(text: string): boolean;
}

/** What must not be read on a page in `language`: every text of every namespace as `other` says it. */
export async function textsBeside(language: Language, other: Language): Promise<ForeignTexts> {
  const pairs = await localePairs(language, other);
  // A word that both languages have, such as 'Total', gives nothing away.
  const own = new Set(pairs.map(([, translation]) => translation));
  const foreign = pairs
    .filter(([text, translation]) => text !== translation && !own.has(text))
    .map(([text]) => text)
    .filter((text) => /\p{L}{3,}/u.test(text));
  const whole = new Set(foreign.filter((text) => !text.includes('{{')));
  const patterns = foreign.filter(hasWordsAroundPlaces).map(patternOf);
  return {
    includes: (text) => whole.has(text) || patterns.some((pattern) => pattern.test(text)),
  };
}

async function localePairs(language: Language, other: Language): Promise<[string, string][]> {
  const pairs = namespaces.map(async ({ locales }) => {
    const foreign = await readTexts(join(workspaceRoot, locales, `${other}.json`));
    const own = new Map(await readTexts(join(workspaceRoot, locales, `${language}.json`)));
    return foreign.map(([key, text]): [string, string] => [text, own.get(key) ?? '']);
  });
  return (await Promise.all(pairs)).flat();
}

async function readTexts(path: string): Promise<[string, string][]> {
  return flatten(JSON.parse(await readFile(path, 'utf8')) as object);
}

function flatten(texts: object, prefix = ''): [string, string][] {
  return Object.entries(texts).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${prefix}${name}`, text]] : flatten(text, `${prefix}${name}.`),
  );
}

/** `{{count}} of {{total}}` would match any text with 'of' in it. */
const hasWordsAroundPlaces = (text: string): boolean =>
  text.includes('{{') && text.replace(/\{\{\w+\}\}/g, '').replace(/\P{L}/gu, '').length >= 6;

function patternOf(text: string): RegExp {
  const escaped = text.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{\w+\}\}/g, '.+?')}$`);
}
