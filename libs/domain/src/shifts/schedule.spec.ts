import { toCalendarDay } from '../zones/time-zone.ts';
import { daysOfSeries, daysOfWeek, draftStart, sameShiftKey, weekOf } from './schedule.ts';

describe('a week of the schedule', () => {
  it('begins on Sunday, as the calendar does', () => {
    expect(weekOf(toCalendarDay('2026-05-13'))).toBe('2026-05-10');
    expect(weekOf(toCalendarDay('2026-05-10'))).toBe('2026-05-10');
    expect(daysOfWeek(toCalendarDay('2026-05-13')).at(-1)).toBe('2026-05-16');
  });
});

describe('a draft', () => {
  it.each([
    ['2026-03-07', '2026-03-07T14:00:00.000Z'],
    ['2026-03-08', '2026-03-08T13:00:00.000Z'],
  ])('begins when its store’s clocks show the time, on %s too', (day, start) => {
    expect(draftStart(toCalendarDay(day), '09:00', 'America/Toronto').toISOString()).toBe(start);
  });

  it('is another one at another store, for another role or at another time', () => {
    const draft = { locationId: 'a', jobTitle: 'Trimmer', day: '2026-05-10', startTime: '09:00' };
    const key = sameShiftKey(draft);
    expect(sameShiftKey({ ...draft })).toBe(key);
    expect(sameShiftKey({ ...draft, locationId: 'b' })).not.toBe(key);
    expect(sameShiftKey({ ...draft, jobTitle: 'Budtender' })).not.toBe(key);
    expect(sameShiftKey({ ...draft, startTime: '10:00' })).not.toBe(key);
  });
});

describe('a series', () => {
  const day = toCalendarDay;

  it('has its weekdays from the first day until the last, both included', () => {
    expect(daysOfSeries(day('2026-05-11'), day('2026-05-22'), [1, 5])).toEqual([
      '2026-05-11',
      '2026-05-15',
      '2026-05-18',
      '2026-05-22',
    ]);
  });

  it('ends after a year, whatever its last day', () => {
    expect(daysOfSeries(day('2026-05-11'), day('2099-01-01'), [1])).toHaveLength(53);
  });
});
