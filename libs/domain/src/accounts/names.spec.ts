import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { nameRefusal, unlinked } from './names.ts';

const word = fc.stringMatching(/^\p{L}{1,12}$/u);
const around = fc.tuple(word, word);

describe('the name of a person or a business', () => {
  it.each([
    'Amélie O’Connor-Smith',
    'J. R. R. Tolkien',
    'St. John’s Cannabis Co.',
    'محمد علي',
    '王小明',
    'Green & Gold (Toronto), No. 4/5',
    'A.B.C. Budtending',
    '7.5 Leaves',
  ])('can be %s', (name) => {
    expect(nameRefusal(name)).toBeNull();
  });

  it('can be any words of letters in any script, with spaces between', () => {
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(nameRefusal(words.join(' '))).toBeNull();
      }),
    );
  });

  it('holds no line break, control character or change of direction, wherever', () => {
    const hidden = fc.oneof(
      fc.integer({ min: 0, max: 0x1f }),
      fc.integer({ min: 0x7f, max: 0x9f }),
      fc.constantFrom(0x2028, 0x2029),
      fc.integer({ min: 0x202a, max: 0x202e }),
      fc.integer({ min: 0x2066, max: 0x2069 }),
    );
    fc.assert(
      fc.property(around, hidden, ([before, after], code) => {
        const name = `${before}${String.fromCodePoint(code)}${after}`;
        expect(nameRefusal(name)?.code).toBe('NAME_NOT_PLAIN');
      }),
    );
  });

  it('holds no web address, however it is written', () => {
    const host = fc.tuple(word, fc.constantFrom('.', '．', '。', '｡'), fc.domain());
    fc.assert(
      fc.property(around, host, ([before, after], [sub, dot, domain]) => {
        for (const address of [domain, `https://${sub}`, `${sub}${dot}${domain}`, `me@${domain}`]) {
          expect(nameRefusal(`${before} ${address} ${after}`)?.code).toBe('NAME_IS_ADDRESS');
        }
      }),
    );
    expect(nameRefusal('Bank 192.0.2.7')?.code).toBe('NAME_IS_ADDRESS');
    expect(nameRefusal('Bank www.')?.code).toBe('NAME_IS_ADDRESS');
  });
});

describe('a name in a mail', () => {
  it('is no link, and looks as it did', () => {
    fc.assert(
      fc.property(word, fc.domain(), (name, domain) => {
        const shown = unlinked(`Hello ${name} https://${domain}/x`);
        expect(shown).not.toContain(domain);
        expect(shown).not.toContain('://');
        expect(shown.replaceAll('\u2060', '')).toBe(`Hello ${name} https://${domain}/x`);
      }),
    );
  });

  it.each(['Amélie O’Connor', 'at 8 p.m. on 31.12.2026 for $1,234.50', 'St. John’s Co.'])(
    'is itself where it is none: %s',
    (text) => {
      expect(unlinked(text)).toBe(text);
    },
  );
});
