import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { relativeTime, shortAge, shortRelativeTime } from './relative-time.ts';

const now = Date.parse('2026-05-01T12:00:00.000Z');
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => shortRelativeTime(now - milliseconds, now);

describe('relative time', () => {
  it.each([
    ['this moment', 0, '0m'],
    ['59 s', 59 * SECOND, '0m'],
    ['a minute', MINUTE, '1m'],
    ['just under an hour', HOUR - 1, '59m'],
    ['an hour', HOUR, '1h'],
    ['just under a day', DAY - 1, '23h'],
    ['a day', DAY, '1d'],
    ['just under a week', 7 * DAY - 1, '6d'],
    ['a week', 7 * DAY, '1w'],
    ['just under four weeks', 28 * DAY - 1, '3w'],
    ['four weeks', 28 * DAY, '1m'],
    ['two months', 61 * DAY, '2m'],
    ['just under a year', 365.25 * DAY - 1, '11m'],
    ['a year', 365.25 * DAY, '1y'],
    ['just under two years', 730.5 * DAY - 1, '1y'],
    ['ten years', 3652.5 * DAY, '10y'],
  ])('of %s', (_, milliseconds, text) => {
    expect(ago(milliseconds)).toBe(text);
  });

  it('takes what lies ahead as now, because clocks differ', () => {
    expect(ago(-5 * MINUTE)).toBe('0m');
  });

  it('names its unit, so that minutes and months can be told apart in words', () => {
    expect(relativeTime(now - 5 * MINUTE, now)).toEqual({ value: 5, unit: 'minute' });
    expect(relativeTime(now - 150 * DAY, now)).toEqual({ value: 4, unit: 'month' });
  });

  it('stays in the limits of each unit', () => {
    const most = { minute: 59, hour: 23, day: 6, week: 3, month: 11, year: 200 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 * 365 * DAY }), (milliseconds) => {
        const { value, unit } = relativeTime(now - milliseconds, now);
        expect(value).toBeLessThanOrEqual(most[unit]);
        expect(value).toBeGreaterThanOrEqual(unit === 'minute' ? 0 : 1);
      }),
    );
  });

  it('is said with the short units of other languages', () => {
    const threeDays = now - 3 * DAY;
    expect(shortAge(threeDays, now, 'en-US')).toBe('3d');
    expect(shortAge(threeDays, now, 'fr-CA')).toBe('3\u00a0j');
    expect(shortAge(threeDays, now, 'zh-CN')).toBe('3天');
  });
});
