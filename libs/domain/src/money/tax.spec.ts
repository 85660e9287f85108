import { describe, expect, it } from '@jest/globals';
import { SPECIFIED_TAX } from '../../testing/money-oracle.ts';
import { toCalendarDay } from '../zones/time-zone.ts';
import { checkTaxOverrides, hasTaxRate, InvalidProvinceError, taxPercentFor } from './tax.ts';

const on = toCalendarDay('2026-05-01');

describe('the tax of a province', () => {
  it.each([...SPECIFIED_TAX])('%s has %s %%', (province, percent) => {
    expect(String(taxPercentFor({ province, on }))).toBe(percent);
  });

  it.each([
    ['AB', 5],
    ['BC', 5],
    ['MB', 12],
    ['NB', 15],
    ['NL', 15],
    ['NS', 15],
    ['ON', 13],
    ['PE', 15],
    ['QC', 14.975],
    ['SK', 11],
  ])('is the same by its short code: %s has %d %%', (province, percent) => {
    expect(taxPercentFor({ province, on })).toBe(percent);
  });

  it.each([
    'Yukon',
    'YT',
    'Northwest Territories',
    'NT',
    'Nunavut',
    'NU',
    'Texas',
    '',
    'constructor',
  ])("is refused with 'Invalid input' for %p, which is not in the table", (province) => {
    expect(() => taxPercentFor({ province, on })).toThrow(InvalidProvinceError);
    expect(() => taxPercentFor({ province, on })).toThrow(/^Invalid input$/);
    expect(hasTaxRate(province)).toBe(false);
  });
});

describe("an operator's rate from a date on", () => {
  const overrides = [
    { province: 'Nova Scotia', percent: 14, from: '2025-04-01' },
    { province: 'NS', percent: '13.5', from: '2027-01-01' },
  ];
  const novaScotia = (day: string) =>
    taxPercentFor({ province: 'NS', on: toCalendarDay(day), overrides });

  it('counts from that day, not before', () => {
    expect(novaScotia('2025-03-31')).toBe(15);
    expect(novaScotia('2025-04-01')).toBe(14);
  });

  it('gives way to a later one, in whatever order they are written', () => {
    expect(novaScotia('2027-01-01')).toBe(13.5);
    const reversed = [...overrides].reverse();
    const later = toCalendarDay('2028-01-01');
    expect(taxPercentFor({ province: 'NS', on: later, overrides: reversed })).toBe(13.5);
    expect(taxPercentFor({ province: 'NS', on, overrides: reversed })).toBe(14);
  });

  it('changes no other province', () => {
    expect(taxPercentFor({ province: 'NB', on, overrides })).toBe(15);
  });

  it.each([
    [{ province: 'Texas', percent: 5, from: '2026-01-01' }, 'Invalid input'],
    [{ province: 'ON', percent: -1, from: '2026-01-01' }, 'Not a percentage'],
    [{ province: 'ON', percent: 101, from: '2026-01-01' }, 'Not a percentage'],
    [{ province: 'ON', percent: 'high', from: '2026-01-01' }, 'Not a decimal number'],
    [{ province: 'ON', percent: 13, from: '2026-02-30' }, 'Not a day'],
  ])('is refused when the configuration is read: %j', (override, message) => {
    expect(() => checkTaxOverrides([override])).toThrow(message);
    expect(() => checkTaxOverrides(overrides)).not.toThrow();
  });
});

describe("an account's taxPercentON", () => {
  it("goes before Ontario's rate and before an operator's", () => {
    const overrides = [{ province: 'ON', percent: 14, from: '2020-01-01' }];
    expect(taxPercentFor({ province: 'Ontario', on, overrides, taxPercentON: 12.5 })).toBe(12.5);
    expect(taxPercentFor({ province: 'ON', on, taxPercentON: 0 })).toBe(0);
    expect(taxPercentFor({ province: 'ON', on, overrides, taxPercentON: null })).toBe(14);
  });

  it('changes no other province', () => {
    expect(taxPercentFor({ province: 'QC', on, taxPercentON: 1 })).toBe(14.975);
  });
});
