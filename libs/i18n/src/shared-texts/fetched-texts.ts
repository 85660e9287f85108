import type { Language } from '@leafshift/domain/languages';
import { keyOf } from '@leafshift/domain/plural-form';
import { textDigest } from '@leafshift/domain/text-digest';
import type { Texts } from '@leafshift/texts/catalogue';

/** By this name the copies of shell and remotes find in a page what the others have fetched. */
const FETCHED = Symbol.for('leafshift.fetched-texts');

type WithTexts = typeof globalThis & { [FETCHED]?: Map<string, Texts[]> };

function fetchedOf(namespace: string, language: Language): Texts[] {
  const page: WithTexts = globalThis;
  page[FETCHED] ??= new Map();
  const place = `${namespace} ${language}`;
  const texts = page[FETCHED].get(place) ?? [];
  page[FETCHED].set(place, texts);
  return texts;
}

const keysOf = (texts: Texts, before = ''): string[] =>
  Object.entries(texts).flatMap(([key, text]) =>
    typeof text === 'object' && text !== null
      ? keysOf(text as Texts, `${before}${key}.`)
      : [`${before}${keyOf(key)}`],
  );

function sayAll(texts: Texts, english: Texts): boolean {
  const keys = new Set(keysOf(texts));
  return keysOf(english).every((key) => keys.has(key));
}

/** Tells the other copies of a page what this one has at hand or has fetched. */
export function noteTexts(namespace: string, language: Language, texts: Texts): void {
  fetchedOf(namespace, language).push(texts);
}

/** The English of another copy, where it is the very same. */
export const englishElsewhere = (namespace: string, digest: string): Texts | undefined =>
  fetchedOf(namespace, 'en').find((texts) => textDigest(texts) === digest);

/** What another copy has fetched, where it says all that this one can say in English. */
export const fetchedElsewhere = (
  namespace: string,
  language: Language,
  english: Texts,
): Texts | undefined => fetchedOf(namespace, language).find((texts) => sayAll(texts, english));
