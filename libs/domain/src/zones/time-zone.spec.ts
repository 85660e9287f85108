import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PROVINCES } from '../places/provinces.ts';
import {
  addHours,
  calendarDayIn,
  dayBounds,
  hoursBetween,
  instantOf,
  instantOnDay,
  isTimeZone,
  offsetMinutes,
  roundUpToQuarterHour,
  timeZoneOf,
  toCalendarDay,
  toMilliseconds,
  wallTimeIn,
} from './time-zone.ts';

const CANADIAN_ZONES = [...new Set(PROVINCES.map(({ code }) => timeZoneOf(code)))];

describe('the wall time of a zone', () => {
  it.each([
    ['America/Toronto', '2025-07-01T16:30:15.999Z', '2025-7-1 12:30:15'],
    ['America/Toronto', '2025-12-01T04:30:00.000Z', '2025-11-30 23:30:0'],
    ['America/St_Johns', '2025-07-01T02:00:00.000Z', '2025-6-30 23:30:0'],
    ['America/Regina', '2025-07-01T06:00:00.000Z', '2025-7-1 0:0:0'],
    ['America/Vancouver', '2025-12-25T20:00:00.000Z', '2025-12-25 12:0:0'],
  ])('%s at %s shows %s', (zone, instant, shown) => {
    const { year, month, day, hour, minute, second } = wallTimeIn(instant, zone);
    expect(`${year}-${month}-${day} ${hour}:${minute}:${second}`).toBe(shown);
  });

  it.each([
    ['America/Toronto', '2025-07-01T03:59:59.999Z', '2025-06-30'],
    ['America/Toronto', '2025-07-01T04:00:00.000Z', '2025-07-01'],
    ['America/Vancouver', '2026-01-01T07:59:00.000Z', '2025-12-31'],
  ])('%s at %s is on %s', (zone, instant, day) => {
    expect(calendarDayIn(instant, zone)).toBe(day);
  });

  it('refuses zones and times that there are not', () => {
    expect(() => wallTimeIn(0, 'America/Nowhere')).toThrow(RangeError);
    expect(() => wallTimeIn('2025-07-01T12:00:00', 'America/Toronto')).toThrow(RangeError);
    expect(() => toMilliseconds('2025-13-01T12:00:00Z')).toThrow(RangeError);
    expect(() => toMilliseconds(Number.NaN)).toThrow(RangeError);
    expect(isTimeZone('America/Nowhere')).toBe(false);
  });
});

describe('the time at which a zone shows a wall time', () => {
  const toronto = (month: number, day: number, hour: number, minute = 0) =>
    instantOf({ year: 2025, month, day, hour, minute }, 'America/Toronto').toISOString();

  it('follows the season', () => {
    expect(toronto(7, 1, 9)).toBe('2025-07-01T13:00:00.000Z');
    expect(toronto(1, 15, 9)).toBe('2025-01-15T14:00:00.000Z');
  });

  it('has gone on by the hour where the clocks skip it', () => {
    expect(toronto(3, 9, 1, 59)).toBe('2025-03-09T06:59:00.000Z');
    expect(toronto(3, 9, 2, 30)).toBe('2025-03-09T07:30:00.000Z');
    expect(wallTimeIn('2025-03-09T07:30:00.000Z', 'America/Toronto').hour).toBe(3);
    expect(toronto(3, 9, 3)).toBe('2025-03-09T07:00:00.000Z');
  });

  it('is the first of two where the clocks come by twice', () => {
    expect(toronto(11, 2, 1, 30)).toBe('2025-11-02T05:30:00.000Z');
    expect(wallTimeIn('2025-11-02T06:30:00.000Z', 'America/Toronto')).toMatchObject({
      hour: 1,
      minute: 30,
    });
    expect(toronto(11, 2, 2)).toBe('2025-11-02T07:00:00.000Z');
  });

  it.each([
    { year: 2025, month: 2, day: 29, hour: 9, minute: 0 },
    { year: 2025, month: 13, day: 1, hour: 9, minute: 0 },
    { year: 2025, month: 1, day: 1, hour: 24, minute: 0 },
    { year: 2025, month: 1, day: 1, hour: 9, minute: 60 },
    { year: 2025, month: 1, day: 1, hour: 9.5, minute: 0 },
  ])('does not exist for %j', (wall) => {
    expect(() => instantOf(wall, 'America/Toronto')).toThrow(RangeError);
  });

  it('turns every instant into its wall time and back, in every zone', () => {
    const minutes = fc.integer({
      min: Date.UTC(2024, 0, 1) / 60_000,
      max: Date.UTC(2028, 0, 1) / 60_000,
    });
    fc.assert(
      fc.property(minutes, fc.constantFrom(...CANADIAN_ZONES), (minute, zone) => {
        const instant = minute * 60_000;
        const back = instantOf(wallTimeIn(instant, zone), zone).getTime();
        // In the hour that comes twice, its first time stands for both.
        const isSecondPass = back === instant - 3_600_000;
        expect(back === instant || isSecondPass).toBe(true);
        if (isSecondPass) {
          expect(offsetMinutes(back, zone) - offsetMinutes(instant, zone)).toBe(60);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a day in a zone', () => {
  it.each([
    ['2025-07-01', 24],
    ['2025-03-09', 23],
    ['2025-11-02', 25],
  ])('%s has %i hours in Toronto', (text, hours) => {
    const { from, to } = dayBounds(toCalendarDay(text), 'America/Toronto');
    expect(hoursBetween(from, to)).toBe(hours);
    expect(calendarDayIn(from, 'America/Toronto')).toBe(text);
    expect(calendarDayIn(to.getTime() - 1, 'America/Toronto')).toBe(text);
  });

  it('has every time of day', () => {
    const noon = instantOnDay(
      toCalendarDay('2025-07-01'),
      { hour: 12, minute: 45 },
      'America/Halifax',
    );
    expect(noon.toISOString()).toBe('2025-07-01T15:45:00.000Z');
  });
});

describe('the length of a shift', () => {
  it('is real hours: 8 h over night are 8 h when the clocks change', () => {
    const start = instantOf(
      { year: 2025, month: 3, day: 8, hour: 22, minute: 0 },
      'America/Toronto',
    );
    const end = addHours(start, 8);
    expect(hoursBetween(start, end)).toBe(8);
    expect(wallTimeIn(end, 'America/Toronto').hour).toBe(7);
  });

  it('may be half hours', () => {
    expect(addHours('2026-05-01T12:00:00Z', 4.5).toISOString()).toBe('2026-05-01T16:30:00.000Z');
  });
});

describe('quarter hours', () => {
  it('are the same in every Canadian zone as in UTC, those of half an hour included', () => {
    for (const zone of CANADIAN_ZONES) {
      const rounded = roundUpToQuarterHour('2026-05-01T12:01:00.000Z');
      expect(rounded.toISOString()).toBe('2026-05-01T12:15:00.000Z');
      expect(wallTimeIn(rounded, zone).minute % 15).toBe(0);
    }
  });

  it('are never before, less than 15 minutes later, and stay once reached', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000_000 }), (instant) => {
        const rounded = roundUpToQuarterHour(instant).getTime();
        expect(rounded % 900_000).toBe(0);
        expect(rounded - instant).toBeGreaterThanOrEqual(0);
        expect(rounded - instant).toBeLessThan(900_000);
        expect(roundUpToQuarterHour(rounded).getTime()).toBe(rounded);
      }),
    );
  });
});
