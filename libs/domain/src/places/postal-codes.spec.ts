import { canadianPostalCode } from './postal-codes.ts';

describe('A Canadian postal code', () => {
  it.each(['m6r2m9', 'M6R 2M9', 'm6r-2m9', '  M6r  2m9 '])(
    'reads as it is printed: %j',
    (typed) => {
      expect(canadianPostalCode(typed)).toBe('M6R 2M9');
    },
  );

  it.each(['', 'M6R', 'M6R 2M', '90210', 'D6R 2M9', 'W1A 1A1', 'M6O 2M9', 'M6R 2M9 Toronto'])(
    'is not %j',
    (typed) => {
      expect(canadianPostalCode(typed)).toBeNull();
    },
  );
});
