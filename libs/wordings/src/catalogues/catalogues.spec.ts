import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCatalogue } from '@leafshift/contracts/core';
import { LANGUAGES } from '@leafshift/domain/languages';
import { SHIFT_CODES, shiftRefusal } from '@leafshift/domain/shift-lifecycle';
import { type Catalogue, loadCatalogue } from '../catalogue.ts';
import { sentenceIn } from '../sentences/sentence.ts';

const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const placesIn = (text: string): string[] => [...text.matchAll(/\{\{\w+\}\}/g)].flat().sort();

/** The same word in both languages counts as translated when the catalogue says so. */
const isUntranslated = ({ sentences }: Catalogue, english: string): boolean =>
  !Object.hasOwn(sentences, english) && sentenceIn(sentences, english) === english;

/** Every text of a part of a catalogue by its path. */
function textsOf(part: object, path = ''): [string, string][] {
  return Object.entries(part).flatMap(([name, text]): [string, string][] =>
    typeof text === 'string' ? [[`${path}${name}`, text]] : textsOf(text, `${path}${name}/`),
  );
}

/** The English sentences that the schemas of libs/contracts give to zod, as their sources have them. */
function sentencesOfSchemas(): string[] {
  const folder = join(import.meta.dirname, '../../../contracts/src');
  const said =
    /(?:error: |message: |requiredText\(|nameOfTwo\(|(?:min|max|regex|refine)\([^;]*?, |^\s*)'([A-Z][^'\n]* [^'\n]*)'[,)]/gm;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(?:schemas|forms|queries|primitives)\.ts$/.test(path))
    .flatMap((path) => [...readFileSync(join(folder, path), 'utf8').matchAll(said)])
    .map(([, sentence = '']) => sentence)
    .filter((sentence) => !NOT_SENTENCES.includes(sentence));
}

/** Stored values that stand where a sentence could. */
const NOT_SENTENCES = ['Not Submitted', 'Clocked In', 'Clocked Out', 'No Show', 'Selling it Right'];

describe.each(OTHERS)('the catalogue in %s', (language) => {
  let english: Catalogue;
  let catalogue: Catalogue;

  beforeAll(async () => {
    english = await loadCatalogue('en');
    catalogue = await loadCatalogue(language);
  });

  it('has a translation of every error of the API', () => {
    const untranslated = Object.values(errorCatalogue)
      .map(({ msg }) => msg)
      .filter((msg) => isUntranslated(catalogue, msg));
    expect(untranslated).toEqual([]);
  });

  it('has a translation of every rule of a shift', () => {
    const sentences = SHIFT_CODES.map((code) => shiftRefusal(code).msg);
    expect(sentences.filter((msg) => isUntranslated(catalogue, msg))).toEqual([]);
  });

  it('has a translation of every sentence of a schema', () => {
    const sentences = sentencesOfSchemas();
    expect(sentences.length).toBeGreaterThan(40);
    expect(sentences.filter((msg) => isUntranslated(catalogue, msg))).toEqual([]);
  });

  it('keeps the places for values', () => {
    const wrong = Object.entries(catalogue.sentences).filter(
      ([sentence, translation]) => `${placesIn(sentence)}` !== `${placesIn(translation)}`,
    );
    expect(wrong).toEqual([]);
  });

  it('keeps the places for values in notices, mails and invoices', () => {
    const expected = new Map(textsOf(english));
    const wrong = textsOf({ ...catalogue, sentences: {} }).filter(
      ([path, text]) => `${placesIn(text)}` !== `${placesIn(expected.get(path) ?? '')}`,
    );
    expect(wrong).toEqual([]);
  });
});
