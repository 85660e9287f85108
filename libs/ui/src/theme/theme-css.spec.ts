import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { applyTheme, storedTheme, storeTheme } from './active-theme.ts';
import { themeCss } from './theme-css.ts';

describe('the stylesheet of the themes', () => {
  it('is what the palettes say', () => {
    expect(readFileSync(join(__dirname, 'themes.css'), 'utf8')).toBe(themeCss());
  });
});

describe('the chosen theme', () => {
  afterEach(() => localStorage.clear());

  it("is 'Pure Light' at first and for anything unknown", () => {
    expect(storedTheme()).toBe('Pure Light');
    localStorage.setItem('appTheme', 'Solarized');
    expect(storedTheme()).toBe('Pure Light');
  });

  it("is kept in the browser under 'appTheme' and painted by an attribute", () => {
    storeTheme('Dark Spaces');
    expect(localStorage.getItem('appTheme')).toBe('Dark Spaces');
    applyTheme(storedTheme());
    expect(document.documentElement.dataset.theme).toBe('dark-spaces');
  });
});
