import { toCalendarDay } from '../zones/time-zone.ts';
import { birthDayRange, isBirthDay } from './birth-day.ts';

describe('a date of birth', () => {
  const today = toCalendarDay('2026-05-01');

  it('lies in the past, at most 120 years ago', () => {
    expect(birthDayRange(today)).toEqual({ min: '1906-05-01', max: '2026-04-30' });
  });

  it.each([
    ['1906-05-01', true],
    ['1906-04-30', false],
    ['0001-01-01', false],
    ['2026-04-30', true],
    ['2026-05-01', false],
    ['9999-12-31', false],
  ])('%s: %s', (day, isOne) => {
    expect(isBirthDay(day, today)).toBe(isOne);
  });
});
