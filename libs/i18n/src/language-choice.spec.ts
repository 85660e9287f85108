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

  describe('on a page that the server wrote', () => {
    afterEach(() => {
      delete document.documentElement.dataset.language;
      history.replaceState(null, '', '/');
      localStorage.clear();
    });

    it('is the one that the address names, then the chosen one, then the one of the page', () => {
      document.documentElement.dataset.language = 'fr';
      expect(storedLanguage()).toBe('fr');
      localStorage.setItem('appLanguage', 'de');
      expect(storedLanguage()).toBe('de');
      history.replaceState(null, '', '/job-posting?lang=fr');
      expect(storedLanguage()).toBe('fr');
    });
  });

  it('is told to the server for the pages that it writes', () => {
    storeLanguage('zh');
    expect(document.cookie).toContain('appLanguage=zh');
    localStorage.clear();
  });
});
