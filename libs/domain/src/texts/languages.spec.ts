import { acceptedLanguage, directionOf, localeTag } from './languages.ts';

describe('the language that a header asks for', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr'],
    ['pt-BR, zh-Hant;q=0.5, de;q=0.7', 'de'],
    ['AR', 'ar'],
    ['en;q=0, es;q=0.1', 'es'],
    ['pt-BR', 'en'],
    ['fr;q=wrong', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('%s is answered in %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });
});

describe('languages', () => {
  it('are written from the left, except Arabic', () => {
    expect(directionOf('ar')).toBe('rtl');
    expect(directionOf('zh')).toBe('ltr');
  });

  it('write numbers by their locale', () => {
    expect((1234.5).toLocaleString(localeTag('de'))).toBe('1.234,5');
  });
});
