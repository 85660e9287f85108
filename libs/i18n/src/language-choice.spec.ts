import { applyLanguage, storedLanguage, storeLanguage } from './language-choice.ts';

describe('the chosen language', () => {
  afterEach(() => localStorage.clear());

  it('is English at first and for anything unknown', () => {
    expect(storedLanguage()).toBe('en');
    localStorage.setItem('appLanguage', 'tlh');
    expect(storedLanguage()).toBe('en');
  });

  it('is kept in the browser and told to the document, with its direction', () => {
    storeLanguage('ar');
    applyLanguage(storedLanguage());
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
  });
});
