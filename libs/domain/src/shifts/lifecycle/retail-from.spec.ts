import { describe, expect, it } from '@jest/globals';
import { toCalendarDay } from '../../zones/calendar.ts';
import { retailFrom } from './retail-from.ts';

const from = (birthDay: string | null, today: string) =>
  retailFrom(birthDay === null ? null : toCalendarDay(birthDay), toCalendarDay(today));

describe('from when a worker finds retail shifts', () => {
  it('is their birthday, a year earlier in Alberta', () => {
    expect(from('2008-07-15', '2026-05-04')).toEqual({
      alberta: '2026-07-15',
      elsewhere: '2027-07-15',
    });
  });

  it('is 1 March for who is born on a leap day, in other years', () => {
    expect(from('2008-02-29', '2026-01-01')).toEqual({
      alberta: '2026-03-01',
      elsewhere: '2027-03-01',
    });
  });

  it('does not matter to adults, nor before the birthday is known', () => {
    expect(from('2007-05-04', '2026-05-04')).toBeUndefined();
    expect(from(null, '2026-05-04')).toBeUndefined();
  });
});
