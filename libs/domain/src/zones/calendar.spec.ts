import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  addDays,
  addMonths,
  calendarDay,
  daysBetween,
  monthGrid,
  monthOf,
  toCalendarDay,
  weekday,
} from './time-zone.ts';

const anyMonth = fc.record({
  year: fc.integer({ min: 1990, max: 2100 }),
  month: fc.integer({ min: 1, max: 12 }),
});

describe('a calendar day', () => {
  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '2026-01-01T00:00', '', '20260101'])(
    'is not %p',
    (text) => {
      expect(() => toCalendarDay(text)).toThrow(RangeError);
    },
  );

  it('is made of its parts', () => {
    expect(calendarDay(2024, 2, 29)).toBe('2024-02-29');
    expect(() => calendarDay(2025, 2, 29)).toThrow(RangeError);
    expect(monthOf(calendarDay(2024, 2, 29))).toEqual({ year: 2024, month: 2 });
  });

  it('is counted over months, years and leap days', () => {
    expect(addDays(toCalendarDay('2024-02-28'), 2)).toBe('2024-03-01');
    expect(addDays(toCalendarDay('2026-01-01'), -1)).toBe('2025-12-31');
    expect(daysBetween(toCalendarDay('2024-01-01'), toCalendarDay('2025-01-01'))).toBe(366);
    expect(weekday(toCalendarDay('2026-05-03'))).toBe(0);
    expect(weekday(toCalendarDay('2026-05-02'))).toBe(6);
  });
});

describe('the months', () => {
  it('go on over the year', () => {
    expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
    expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
    expect(addMonths({ year: 2026, month: 3 }, -27)).toEqual({ year: 2023, month: 12 });
  });
});

describe('the month grid', () => {
  it('shows May 2026 from Sunday 26 April to Saturday 6 June', () => {
    const weeks = monthGrid({ year: 2026, month: 5 });
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-04-26');
    expect(weeks[5]?.[6]).toBe('2026-06-06');
  });

  it('shows February 2026 in exactly four weeks', () => {
    const weeks = monthGrid({ year: 2026, month: 2 });
    expect(weeks).toHaveLength(4);
    expect(weeks.flat()).toHaveLength(28);
  });

  it('of any month has whole weeks, day after day, with all of the month and no week without it', () => {
    fc.assert(
      fc.property(anyMonth, ({ year, month }) => {
        const weeks = monthGrid({ year, month });
        const days = weeks.flat();
        const [first] = days;
        expect(first && weekday(first)).toBe(0);
        expect(days.every((day, index) => first && day === addDays(first, index))).toBe(true);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        const inMonth = (day: (typeof days)[number]) =>
          monthOf(day).year === year && monthOf(day).month === month;
        expect(days.filter(inMonth)).toHaveLength(new Date(Date.UTC(year, month, 0)).getUTCDate());
        expect(weeks.every((week) => week.some(inMonth))).toBe(true);
      }),
    );
  });
});
