import { sideOfBrowser } from './release-side.ts';

describe('the side of a visitor', () => {
  beforeEach(() => localStorage.clear());

  it('is drawn once and kept', () => {
    const side = sideOfBrowser();
    expect(side).toMatch(/^visitor-\d{1,2}$/);
    expect(sideOfBrowser()).toBe(side);
  });

  it('differs between browsers', () => {
    const sides = new Set(
      Array.from({ length: 40 }, () => {
        localStorage.clear();
        return sideOfBrowser();
      }),
    );
    expect(sides.size).toBeGreaterThan(5);
  });

  it('is drawn anew when what is kept is no side', () => {
    localStorage.setItem('releaseSide', 'ada@example.ca');
    expect(sideOfBrowser()).toMatch(/^visitor-\d{1,2}$/);
  });
});
