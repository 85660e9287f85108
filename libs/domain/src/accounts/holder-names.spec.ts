import fc from 'fast-check';
import { isSameHolder } from './holder-names.ts';

describe("the holder's name of a bank account", () => {
  it.each([
    ['wanda worker', 'Wanda Worker'],
    ['WORKER, Wanda', 'Wanda Worker'],
    ['Wanda May Worker', 'Wanda Worker'],
    ['Wanda Worker', 'Wanda May Worker'],
    ['Wanda M. Worker', 'Wanda May Worker'],
    ['Zoe Tremblay Cote', 'Zoé Tremblay-Côté'],
    ['Soren Oreilly', "Søren O'Reilly"],
    ['Lukasz Weiss', 'Łukasz Weiß'],
    ['王小明', '王小明'],
    ['Prince', 'Prince'],
  ])('%s is %s', (holder, legalName) => {
    expect(isSameHolder(holder, legalName)).toBe(true);
  });

  it.each([
    ['Mallory Stranger', 'Wanda Worker'],
    ['Will Worker', 'Wanda Worker'],
    ['Worker', 'Wanda Worker'],
    ['W. Worker', 'Wanda Worker'],
    ['Wanda Wanda', 'Wanda Worker'],
    ['', 'Wanda Worker'],
    ['', ''],
    ['- . -', 'Wanda Worker'],
  ])('%j is not %j', (holder, legalName) => {
    expect(isSameHolder(holder, legalName)).toBe(false);
  });

  it('is compared alike from both sides, whatever it holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
        expect(isSameHolder(one, other)).toBe(isSameHolder(other, one));
      }),
    );
  });
});
