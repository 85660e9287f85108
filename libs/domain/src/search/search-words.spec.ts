import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { queryWords, searchedWords } from './search-words.ts';

const finds = (query: string, text: string): boolean =>
  queryWords(query).every((word) => searchedWords(text).some((other) => other.startsWith(word)));

describe('searching by the beginnings of words', () => {
  it.each([
    ['budt', 'Budtender, Queen Street'],
    ['MONTRÉAL grower', 'Grower Montreal'],
    ['st johns', 'St. Johns, NL'],
    ["john's", "St. John's"],
    ['经理', '多伦多经理'],
    ['administrative-assistant', 'Administrative Assistant'],
    ['supercalifragilisticexpialidocious', 'supercalifragilisticexpialidocious'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['tender', 'Budtender'],
    ['queen grower', 'Budtender, Queen Street'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });

  it('has at most eight words of at most twenty letters, and none without letters', () => {
    expect(queryWords('a b c d e f g h i j')).toHaveLength(8);
    expect(queryWords(' ..!? -- ')).toEqual([]);
    expect(queryWords('x'.repeat(100))).toEqual(['x'.repeat(20)]);
  });

  it('finds any text by the beginning of any of its first words', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), fc.nat(), (text, at) => {
        const words = queryWords(text);
        const word = words[at % Math.max(1, words.length)] ?? '';
        const beginning = [...word].slice(0, 1 + (at % 20)).join('');
        expect(beginning === '' || finds(beginning, text)).toBe(true);
      }),
    );
  });
});
