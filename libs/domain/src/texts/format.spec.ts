import { describe, expect, it } from '@jest/globals';
import { cents } from '../money/money.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import {
  formatDate,
  formatDay,
  formatDayAndTime,
  formatDayOfWeek,
  formatDollars,
  formatMoney,
  formatMonth,
  formatNumber,
  formatPercent,
  formatProfileDate,
  formatTime,
  formatTimeRange,
  formatTwoDecimals,
  formatWholeDollars,
  formatZoneName,
  weekdayNames,
} from './format.ts';

/** Languages write blanks of several widths; for reading they are all one. */
const read = (text: string) => text.replace(/[\s\u200e\u200f]+/g, ' ').trim();

const evening = '2026-05-02T01:05:00.000Z';

describe('money', () => {
  it.each([
    [54300, '$543.00'],
    [5, '$0.05'],
    [123456789, '$1,234,567.89'],
    [-250, '-$2.50'],
  ])('%i cents are %s', (amount, text) => {
    expect(formatMoney(cents(amount))).toBe(text);
  });

  it.each([
    ['fr-CA', '1 234,50 $'],
    ['de-DE', '1.234,50 $'],
    ['zh-CN', '$1,234.50'],
    ['ar-u-nu-latn', '1,234.50 $'],
  ])('is written as %s writes it', (locale, text) => {
    expect(read(formatDollars(1234.5, locale))).toBe(text);
  });

  it.each([
    ['en-CA', '$4,000', '$22.50'],
    ['fr-CA', '4 000 $', '22,50 $'],
    ['ar-u-nu-latn', '4,000 $', '22.50 $'],
  ])('has cents on an axis where there are some: %s', (locale, whole, part) => {
    expect(read(formatWholeDollars(4000, locale))).toBe(whole);
    expect(read(formatWholeDollars(22.5, locale))).toBe(part);
  });
});

describe('numbers', () => {
  it('have two decimals where the rules show two', () => {
    expect(formatTwoDecimals(7.5)).toBe('7.50');
    expect(formatTwoDecimals(7.5, 'de')).toBe('7,50');
    expect(formatNumber(8)).toBe('8');
    expect(formatNumber(7.5)).toBe('7.5');
  });

  it("have three in Quebec's tax", () => {
    expect(formatPercent(14.975)).toBe('14.975%');
    expect(read(formatPercent(14.975, 'fr-CA'))).toBe('14,975 %');
    expect(formatPercent(15)).toBe('15%');
  });
});

describe('times', () => {
  it.each([
    ['America/Toronto', '9:05 PM'],
    ['America/Vancouver', '6:05 PM'],
    ['America/St_Johns', '10:35 PM'],
  ])("are of the shift's zone %s, on a 12-hour clock", (zone, text) => {
    expect(formatTime(evening, zone)).toBe(text);
  });

  it('are 12 at noon and at midnight', () => {
    expect(formatTime('2026-05-01T16:00:00Z', 'America/Toronto')).toBe('12:00 PM');
    expect(formatTime('2026-05-01T04:00:00Z', 'America/Toronto')).toBe('12:00 AM');
  });

  it('are as the language has them elsewhere', () => {
    expect(formatTime(evening, 'America/Toronto', 'de')).toBe('21:05');
  });

  it('are not broken over two lines in French', () => {
    expect(formatTime(evening, 'America/Toronto', 'fr-CA')).toBe('21\u00a0h\u00a005');
  });

  it('make a range', () => {
    const end = '2026-05-02T09:05:00.000Z';
    expect(formatTimeRange(evening, end, 'America/Toronto')).toBe('9:05 PM – 5:05 AM');
  });

  it('name their zone', () => {
    expect(formatZoneName(evening, 'America/Toronto')).toBe('EDT');
    expect(formatZoneName(evening, 'America/St_Johns')).toBe('NDT');
    expect(formatZoneName(evening, 'America/Toronto', 'fr-CA')).toBe('HAE');
  });
});

describe('dates', () => {
  it("are of the shift's zone", () => {
    expect(formatDate(evening, 'America/Toronto')).toBe('Fri, May 1, 2026');
    expect(formatDate(evening, 'UTC')).toBe('Sat, May 2, 2026');
  });

  it('on profiles are en-US with a short month', () => {
    expect(formatProfileDate(evening, 'America/Toronto')).toBe('May 1, 2026');
  });

  it('without a time stay what they are, wherever the reader is', () => {
    expect(formatDay(toCalendarDay('2026-05-01'))).toBe('Friday, May 1, 2026');
    expect(formatDay(toCalendarDay('2026-05-01'), 'fr-CA')).toBe('vendredi 1 mai 2026');
    expect(formatDayOfWeek(toCalendarDay('2026-05-01'))).toBe('Fri, May 1');
    expect(formatDayOfWeek(toCalendarDay('2026-05-01'), 'de-DE')).toBe('Fr., 1. Mai');
    expect(formatMonth({ year: 2026, month: 5 })).toBe('May 2026');
    expect(formatMonth({ year: 2026, month: 1 }, 'de')).toBe('Januar 2026');
  });

  it('begin their week on Sunday', () => {
    expect(weekdayNames()).toEqual(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
    expect(weekdayNames('de')).toEqual(['So', 'Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa']);
    // Seven of them stand side by side on a phone.
    expect(Math.max(...weekdayNames('ar').map(({ length }) => length))).toBe(6);
    expect(weekdayNames('ar')[4]).toBe('خميس');
  });
});

describe('a day with its time', () => {
  it.each([
    ['en-US', 'May 1, 9:05 PM'],
    ['de-DE', '1. Mai, 21:05'],
  ])('is short in %s', (locale, text) => {
    expect(read(formatDayAndTime(evening, 'America/Toronto', locale))).toBe(text);
  });
});
