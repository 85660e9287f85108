import { createI18n, type Language } from '@leafshift/i18n';
import { waitFor } from '@testing-library/react';
import { createStore } from 'jotai';
import { createAppearance } from './appearance.ts';

const setUp = (loadTexts: (language: Language) => Promise<unknown> = async () => undefined) =>
  createAppearance(createStore(), createI18n({ language: 'en', resources: {} }), loadTexts);

beforeEach(() => localStorage.clear());

describe('the appearance', () => {
  it('is Pure Light and English at first', () => {
    const { theme, language } = setUp();
    expect(theme.get()).toBe('Pure Light');
    expect(language.get()).toBe('en');
    expect(document.documentElement.dataset.theme).toBe('pure-light');
  });

  it('changes the theme at once and keeps it in the browser', () => {
    const { theme, setTheme } = setUp();
    setTheme('Dark Spaces');
    expect(theme.get()).toBe('Dark Spaces');
    expect(document.documentElement.dataset.theme).toBe('dark-spaces');
    expect(localStorage.getItem('appTheme')).toBe('Dark Spaces');
    expect(setUp().theme.get()).toBe('Dark Spaces');
  });

  it("has the browser's own bars in the theme's ground", () => {
    document.head.innerHTML = '<meta name="theme-color" content="#f6f8f7">';
    document.documentElement.style.setProperty('--ls-background', '#0b0f0d');
    setUp().setTheme('Dark Spaces');
    expect(document.querySelector('meta')).toHaveAttribute('content', '#0b0f0d');
    document.documentElement.style.removeProperty('--ls-background');
  });

  it('changes the language and the writing direction', async () => {
    const { language, setLanguage } = setUp();
    await setLanguage('ar');
    expect(language.get()).toBe('ar');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(document.documentElement).toHaveAttribute('lang', 'ar');
    expect(setUp().language.get()).toBe('ar');
  });

  it('keeps its language where the texts of another one cannot be fetched', async () => {
    const texts = jest.fn().mockRejectedValueOnce(new Error('No network'));
    const { language, setLanguage } = setUp(texts);
    await expect(setLanguage('ar')).rejects.toThrow('No network');
    expect(language.get()).toBe('en');
    expect(document.documentElement).toHaveAttribute('lang', 'en');
    expect(setUp().language.get()).toBe('en');
  });

  it('keeps its language where something else that it needs cannot be fetched', async () => {
    const { language, setLanguage, alsoNeeds } = setUp();
    const menus = jest.fn().mockRejectedValueOnce(new Error('No registry'));
    alsoNeeds(menus);
    await expect(setLanguage('ar')).rejects.toThrow('No registry');
    expect(language.get()).toBe('en');
    await setLanguage('ar');
    expect(language.get()).toBe('ar');
  });

  it('speaks the language that was chosen last, in whichever order their texts come', async () => {
    let letArabicCome = (): void => undefined;
    const arabic = new Promise<void>((resolve) => {
      letArabicCome = resolve;
    });
    const { language, setLanguage } = setUp((wanted) =>
      wanted === 'ar' ? arabic : Promise.resolve(),
    );
    const first = setLanguage('ar');
    await setLanguage('de');
    letArabicCome();
    await first;
    expect(language.get()).toBe('de');
    expect(setUp().language.get()).toBe('de');
  });

  describe('chosen in another window of the browser', () => {
    const chosenElsewhere = (key: string, newValue: string): void => {
      localStorage.setItem(key, newValue);
      const event = new StorageEvent('storage', { key, newValue, storageArea: localStorage });
      window.dispatchEvent(event);
    };

    it('is worn here too, at once', () => {
      const { theme } = setUp();
      chosenElsewhere('appTheme', 'Nebula Fighter');
      expect(theme.get()).toBe('Nebula Fighter');
      expect(document.documentElement.dataset.theme).toBe('nebula-fighter');
    });

    it('is spoken here too', async () => {
      const { language } = setUp();
      chosenElsewhere('appLanguage', 'ar');
      await waitFor(() => expect(language.get()).toBe('ar'));
      expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    });
  });
});
