import { fillIn } from '../fill-in.ts';

/** Translations by English sentence; `{{rate}}` in it stands for any value. */
export type Sentences = Readonly<Record<string, string>>;

interface Pattern {
  readonly matches: RegExp;
  readonly translation: string;
}

const patternsOf = new WeakMap<Sentences, readonly Pattern[]>();

/**
 * A rule's or error's English sentence in the language of `sentences`, with its values in their
 * places; a value that is a sentence itself, such as a job type, is translated too. What the
 * catalogue does not know, such as what a user wrote, stays as it is.
 */
export function sentenceIn(sentences: Sentences, english: string): string {
  if (Object.hasOwn(sentences, english)) return sentences[english] ?? english;
  for (const { matches, translation } of compiled(sentences)) {
    const values = matches.exec(english)?.groups;
    if (values) return fillIn(translation, translatedValues(sentences, values));
  }
  return english;
}

function translatedValues(sentences: Sentences, values: Record<string, string>) {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      Object.hasOwn(sentences, value) ? (sentences[value] ?? value) : value,
    ]),
  );
}

function compiled(sentences: Sentences): readonly Pattern[] {
  const known = patternsOf.get(sentences);
  if (known) return known;
  const patterns = Object.entries(sentences)
    .filter(([english]) => english.includes('{{'))
    .map(([english, translation]) => ({ matches: patternOf(english), translation }));
  patternsOf.set(sentences, patterns);
  return patterns;
}

function patternOf(english: string): RegExp {
  const escaped = english.replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\{\{(\w+)\}\}/g, '(?<$1>.+?)')}$`);
}
