import { LANGUAGES } from '../texts/languages.ts';
import { provinceName } from './province-names.ts';
import { PROVINCE_CODES } from './provinces.ts';

describe('names of provinces', () => {
  it.each([...LANGUAGES])('tell all thirteen apart in %s', (language) => {
    const names = PROVINCE_CODES.map((code) => provinceName(code, language));
    expect(new Set(names).size).toBe(13);
    expect(names.every((name) => name.length > 2)).toBe(true);
  });

  it('are those of each language', () => {
    expect(provinceName('BC', 'en')).toBe('British Columbia');
    expect(provinceName('BC', 'fr')).toBe('Colombie-Britannique');
    expect(provinceName('ON', 'zh')).toBe('安大略省');
    expect(provinceName('AB', 'de')).toBe('Alberta');
  });
});
