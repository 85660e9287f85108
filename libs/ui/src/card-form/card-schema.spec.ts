import { CardSchema, groupDigits, monthAndYear, writeExpiry } from './card-schema.ts';

describe('an expiry date while it is typed', () => {
  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12/3'],
    ['1230', '12/30'],
    ['12/', '12'],
    ['1/', '01'],
    ['1/30', '01/30'],
    ['5', '05'],
    ['527', '05/27'],
    ['05/27', '05/27'],
    ['12/2030', '12/30'],
    ['122030', '12/30'],
    ['12 / 30', '12/30'],
    ['12/20', '12/20'],
    ['0', '0'],
    ['127', '12/7'],
    ['5/27', '05/27'],
    ['', ''],
  ])('%s is written %s', (typed, written) => {
    expect(writeExpiry(typed)).toBe(written);
  });

  it('is read as month and year', () => {
    expect(monthAndYear('05/27')).toEqual({ month: '05', year: '2027' });
  });
});

describe('a card number while it is typed', () => {
  it('is grouped by fours, whatever stands between its digits', () => {
    expect(groupDigits('4242-4242 4242.4242')).toBe('4242 4242 4242 4242');
    expect(groupDigits('1'.repeat(30)).replaceAll(' ', '')).toHaveLength(19);
  });
});

describe('a card as typed', () => {
  const card = { number: '4242 4242 4242 4242', expiry: '12/30', cvc: '123' };
  const messageFor = (changes: Partial<typeof card>) =>
    CardSchema.safeParse({ ...card, ...changes }).error?.issues[0]?.message;

  it('gives the digits of its number', () => {
    expect(CardSchema.parse(card).number).toBe('4242424242424242');
  });

  it.each([
    [{ number: '' }, 'CARD_NUMBER_REQUIRED'],
    [{ number: '4242' }, 'CARD_NUMBER_INCOMPLETE'],
    [{ expiry: '13/30' }, 'CARD_EXPIRY_NOT_VALID'],
    [{ expiry: '12' }, 'CARD_EXPIRY_NOT_VALID'],
    [{ cvc: '12' }, 'CARD_CODE_NOT_VALID'],
  ])('is refused with %j', (changes, message) => {
    expect(messageFor(changes)).toBe(message);
  });
});
