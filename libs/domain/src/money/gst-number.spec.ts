import { gstNumber } from './gst-number.ts';

describe('a GST/HST number', () => {
  it.each(['123456782RT0001', '123456782 RT 0001', '12345 6782 rt0001', '123-456-782-RT-0001'])(
    'is kept as it is printed, typed as %j',
    (typed) => {
      expect(gstNumber(typed)).toBe('123456782RT0001');
    },
  );

  it.each([
    ['a digit is wrong', '123456789RT0001'],
    ['two digits are exchanged', '213456782RT0001'],
    ['there are only zeros', '000000000RT0001'],
    ['there is no account', '123456782RT0000'],
    ['it is a payroll account', '123456782RP0001'],
    ['a digit is missing', '12345678RT0001'],
    ['something follows', '123456782RT0001x'],
    ['there is nothing', ''],
  ])('is refused where %s', (_, typed) => {
    expect(gstNumber(typed)).toBeNull();
  });
});
