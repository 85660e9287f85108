import { describe, expect, it } from '@jest/globals';
import { findProvince, PROVINCE_CODES, PROVINCES } from './provinces.ts';

describe('the provinces and territories', () => {
  it('are thirteen, three of them territories', () => {
    expect(PROVINCES).toHaveLength(13);
    expect(new Set(PROVINCE_CODES).size).toBe(13);
    expect(PROVINCES.filter((province) => province.isTerritory).map(({ name }) => name)).toEqual([
      'Yukon',
      'Northwest Territories',
      'Nunavut',
    ]);
  });

  it.each(PROVINCES)('$name is found by its name and by $code', (province) => {
    expect(findProvince(province.name)).toEqual(province);
    expect(findProvince(province.code)).toEqual(province);
    expect(findProvince(` ${province.name.toUpperCase()} `)).toEqual(province);
  });

  it('are found as address searches write them', () => {
    expect(findProvince('Québec')?.code).toBe('QC');
    expect(findProvince('bc')?.code).toBe('BC');
  });

  it.each(['', 'Texas', 'B', 'toString', 'QCC'])('%p is none', (text) => {
    expect(findProvince(text)).toBeNull();
  });
});
