import { readTextCode, textCode } from './text-code.ts';

describe('the code of a text', () => {
  it('carries its values, and gives them back', () => {
    const text = textCode('RATE_BELOW_MINIMUM', { min: '$23', jobType: 'Sales and Marketing' });
    expect(readTextCode(text)).toEqual({
      code: 'RATE_BELOW_MINIMUM',
      values: { min: '$23', jobType: 'Sales and Marketing' },
    });
  });

  it('stands alone where the text has no values', () => {
    expect(textCode('TOO_SHORT')).toBe('TOO_SHORT');
    expect(readTextCode('TOO_SHORT')).toEqual({ code: 'TOO_SHORT', values: {} });
  });

  it.each(['Please sign in', 'Zu kurz!', '', 'TRIMMER needed?x=1'])('%p is none', (text) => {
    expect(readTextCode(text)).toBeNull();
  });
});
