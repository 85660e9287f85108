import { keyOf } from '@leafshift/domain/plural-form';
import type { Texts } from './locale-file.ts';
import type { SourceTexts } from './read-source.ts';

/** Keys that the sources ask for and that are not there. */
export function missingKeys(english: Texts, sources: readonly SourceTexts[]): string[] {
  const known = new Set([...english.keys()].map(keyOf));
  const asked = new Set(sources.flatMap((source) => source.asked));
  return [...asked]
    .filter((key) => !key.includes(':') && !known.has(key))
    .map((key) => `${key} is asked for and not there`);
}

/** Codes that rules, schemas and errors name and that no catalogue has. */
export function missingCodes(
  catalogues: readonly Texts[],
  named: readonly string[],
  sources: readonly SourceTexts[],
): string[] {
  const known = new Set(catalogues.flatMap((texts) => [...texts.keys()]));
  return [...new Set([...named, ...sources.flatMap((source) => source.codes)])]
    .filter((code) => !known.has(code))
    .map((code) => `${code} is named and not there`);
}

/** Keys that no string or template of the sources can name; `named` are in use besides. */
export function unusedKeys(
  english: Texts,
  sources: readonly SourceTexts[],
  named: readonly string[] = [],
): string[] {
  const strings = new Set([...named, ...sources.flatMap((source) => source.strings)]);
  const patterns = sources.flatMap((source) => source.templates.flatMap(patternOf));
  const isUsed = (key: string): boolean =>
    strings.has(key) || patterns.some((pattern) => pattern.test(key));
  return [...new Set([...english.keys()].map(keyOf))]
    .filter((key) => !isUsed(key))
    .map((key) => `${key} is used nowhere`);
}

/** `a.${b}.c` names every key that begins with `a.` and ends with `.c`; a template of values only names none. */
function patternOf(parts: readonly string[]): RegExp[] {
  const isKey = /^[\w.-]*$/.test(parts.join('')) && parts.some((part) => /[a-z]{2}/i.test(part));
  if (!isKey || !parts.some((part) => part.includes('.'))) return [];
  return [new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join('.+')}$`)];
}
