import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isLanguage, type Language } from '@leafshift/domain/languages';
import { keyOf } from '@leafshift/domain/plural-form';
import type { LoaderContext } from '@rspack/core';

type Texts = { readonly [key: string]: string | Texts };

/** A key, its forms for a count, or all below it where it ends with `.*`. */
const isNamed = (key: string, named: readonly string[]): boolean =>
  named.some((one) => (one.endsWith('.*') ? key.startsWith(one.slice(0, -1)) : keyOf(key) === one));

function keep(texts: Texts, named: readonly string[], path = ''): Texts {
  const kept: Record<string, string | Texts> = {};
  for (const [name, text] of Object.entries(texts)) {
    const key = `${path}${name}`;
    if (typeof text === 'string') {
      if (isNamed(key, named)) kept[name] = text;
    } else {
      const below = keep(text, named, `${key}.`);
      if (Object.keys(below).length > 0) kept[name] = below;
    }
  }
  return kept;
}

interface PictureTexts {
  /** The file of the texts that the picture names. */
  readonly keys: string;
  /** Those that it speaks; all where none are said. */
  readonly languages?: readonly Language[] | undefined;
}

/** Of each catalogue only the texts that the picture names in its list of keys, in the languages that it speaks. */
export default function pictureTextsLoader(
  this: LoaderContext<PictureTexts>,
  source: string,
): string {
  const { keys, languages } = this.getOptions();
  this.addDependency(keys);
  const language = basename(this.resourcePath, '.json');
  if (languages && isLanguage(language) && !languages.includes(language)) return '{}';
  const named = JSON.parse(readFileSync(keys, 'utf8')) as string[];
  return JSON.stringify(keep(JSON.parse(source) as Texts, named));
}
