import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@leafshift/domain/languages';
import { keyOf, pluralFormOf } from '@leafshift/domain/plural-form';
import type { NamespaceTexts, Texts } from './locale-file.ts';

const NO_TEXTS: Texts = new Map();

/** What differs between a namespace's languages that must not: keys, plural forms, places for values, empty texts. */
export function languageProblems(namespace: NamespaceTexts): string[] {
  const english = namespace.get(DEFAULT_LANGUAGE) ?? NO_TEXTS;
  const others = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
  return [
    ...LANGUAGES.flatMap((language) => emptyTexts(language, namespace.get(language) ?? NO_TEXTS)),
    ...LANGUAGES.flatMap((language) => missingForms(language, namespace.get(language) ?? NO_TEXTS)),
    ...others.flatMap((language) => {
      const texts = namespace.get(language) ?? NO_TEXTS;
      return [...keyProblems(language, english, texts), ...placeProblems(language, english, texts)];
    }),
  ];
}

/** Keys whose text is the same in all six languages, although nobody meant it to be. */
export function untranslatedKeys(namespace: NamespaceTexts, intended: readonly RegExp[]): string[] {
  const english = namespace.get(DEFAULT_LANGUAGE) ?? NO_TEXTS;
  return [...english]
    .filter(([name, text]) =>
      LANGUAGES.every((language) => namespace.get(language)?.get(name) === text),
    )
    .filter(([, text]) => !intended.some((pattern) => pattern.test(text)))
    .map(([name, text]) => `${name} is '${text}' in every language`);
}

/** French sets a space before some signs and inside its quotation marks. */
const LOOSE_SIGN = / [:;?!»]|« /;

/** French texts with a space at which a line could break before such a sign. */
export function looseSigns(texts: Texts): string[] {
  return [...texts].flatMap(([name, text]) => {
    const [found] = LOOSE_SIGN.exec(text) ?? [];
    return found === undefined
      ? []
      : [`fr: ${name} has '${found}', at whose space a line can break; take U+00A0`];
  });
}

function keyProblems(language: Language, english: Texts, texts: Texts): string[] {
  const wanted = new Set([...english.keys()].map(keyOf));
  const given = new Set([...texts.keys()].map(keyOf));
  return [
    ...[...wanted].filter((key) => !given.has(key)).map((key) => `${language}: ${key} is missing`),
    ...[...given]
      .filter((key) => !wanted.has(key))
      .map((key) => `${language}: ${key} is not in English`),
  ];
}

const emptyTexts = (language: Language, texts: Texts): string[] =>
  [...texts]
    .filter(([, text]) => text.trim() === '')
    .map(([name]) => `${language}: ${name} is empty`);

/** A text with plurals has every form that its language has. */
function missingForms(language: Language, texts: Texts): string[] {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const plurals = new Set([...texts.keys()].filter(pluralFormOf).map(keyOf));
  return [...plurals].flatMap((key) =>
    pluralCategories
      .filter((form) => !texts.has(`${key}_${form}`))
      .map((form) => `${language}: ${key}_${form} is missing`),
  );
}

const placesIn = (text: string): string[] =>
  [...text.matchAll(/\{\{\s*(\w+)|<(\/?\w+)\s*\/?>/g)].map(([, value, tag]) => value ?? `<${tag}>`);

/** A plural form may leave out the count ('one shift'); nothing else may differ. */
function placeProblems(language: Language, english: Texts, texts: Texts): string[] {
  const expected = new Map<string, Set<string>>();
  for (const [name, text] of english) {
    expected.set(keyOf(name), new Set([...(expected.get(keyOf(name)) ?? []), ...placesIn(text)]));
  }
  return [...texts].flatMap(([name, text]) => {
    const wanted = expected.get(keyOf(name));
    if (!wanted) return [];
    const given = new Set(placesIn(text));
    const mayMiss = pluralFormOf(name) ? ['count'] : [];
    const missing = [...wanted].filter((place) => !given.has(place) && !mayMiss.includes(place));
    const strange = [...given].filter((place) => !wanted.has(place));
    return [
      ...missing.map((place) => `${language}: ${name} lacks the place ${place}`),
      ...strange.map((place) => `${language}: ${name} has a place ${place} that English has not`),
    ];
  });
}
