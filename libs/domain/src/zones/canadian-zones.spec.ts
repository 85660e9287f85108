import { describe, expect, it } from '@jest/globals';
import { PROVINCES } from '../places/provinces.ts';
import { zoneForIntl } from './recent-changes.ts';
import { isTimeZone, offsetMinutes, timeZoneOf, wallTimeIn } from './time-zone.ts';

describe('the time zone of a province', () => {
  it.each([
    ['BC', 'America/Vancouver'],
    ['Alberta', 'America/Edmonton'],
    ['SK', 'America/Regina'],
    ['Manitoba', 'America/Winnipeg'],
    ['ON', 'America/Toronto'],
    ['Québec', 'America/Toronto'],
    ['NB', 'America/Moncton'],
    ['NS', 'America/Halifax'],
    ['PE', 'America/Halifax'],
    ['Newfoundland and Labrador', 'America/St_Johns'],
    ['YT', 'America/Whitehorse'],
    ['NT', 'America/Yellowknife'],
    ['NU', 'America/Iqaluit'],
  ])('%s, where no coordinates are known: %s', (province, zone) => {
    expect(timeZoneOf(province)).toBe(zone);
    expect(timeZoneOf(province, null)).toBe(zone);
    expect(isTimeZone(zone)).toBe(true);
  });

  it('is refused for a place outside Canada', () => {
    expect(PROVINCES).toHaveLength(13);
    expect(() => timeZoneOf('Texas')).toThrow(RangeError);
  });
});

describe('the time zone of a place', () => {
  it.each([
    ['Vancouver', 'BC', 49.28, -123.12, 'America/Vancouver'],
    ['Prince George', 'BC', 53.92, -122.75, 'America/Vancouver'],
    ['Mackenzie', 'BC', 55.34, -123.09, 'America/Vancouver'],
    ['Nelson', 'BC', 49.49, -117.29, 'America/Vancouver'],
    ['Kaslo', 'BC', 49.91, -116.91, 'America/Vancouver'],
    ['Revelstoke', 'BC', 51.0, -118.2, 'America/Vancouver'],
    ['Valemount', 'BC', 52.83, -119.26, 'America/Vancouver'],
    ['Dawson Creek', 'BC', 55.76, -120.24, 'America/Dawson_Creek'],
    ['Fort St. John', 'BC', 56.25, -120.85, 'America/Dawson_Creek'],
    ['Chetwynd', 'BC', 55.7, -121.63, 'America/Dawson_Creek'],
    ['Tumbler Ridge', 'BC', 55.13, -120.99, 'America/Dawson_Creek'],
    ['Fort Nelson', 'BC', 58.81, -122.7, 'America/Fort_Nelson'],
    ['Creston', 'BC', 49.1, -116.51, 'America/Creston'],
    ['Cranbrook', 'BC', 49.51, -115.77, 'America/Edmonton'],
    ['Kimberley', 'BC', 49.67, -115.98, 'America/Edmonton'],
    ['Invermere', 'BC', 50.51, -116.03, 'America/Edmonton'],
    ['Golden', 'BC', 51.3, -116.97, 'America/Edmonton'],
    ['Lloydminster', 'AB', 53.28, -110.01, 'America/Edmonton'],
    ['Lloydminster', 'SK', 53.28, -109.99, 'America/Edmonton'],
    ['Saskatoon', 'SK', 52.13, -106.67, 'America/Regina'],
    ['Creighton', 'SK', 54.76, -101.9, 'America/Winnipeg'],
    ['Toronto', 'ON', 43.65, -79.38, 'America/Toronto'],
    ['Thunder Bay', 'ON', 48.38, -89.25, 'America/Toronto'],
    ['Kenora', 'ON', 49.77, -94.49, 'America/Winnipeg'],
    ['Dryden', 'ON', 49.78, -92.84, 'America/Winnipeg'],
    ['Fort Frances', 'ON', 48.61, -93.4, 'America/Winnipeg'],
    ['Rainy River', 'ON', 48.72, -94.57, 'America/Winnipeg'],
    ['Atikokan', 'ON', 48.76, -91.62, 'America/Atikokan'],
    ['Pickle Lake', 'ON', 51.47, -90.19, 'America/Atikokan'],
    ['Upsala', 'ON', 49.05, -90.47, 'America/Toronto'],
    ['Montreal', 'QC', 45.5, -73.57, 'America/Toronto'],
    ['Natashquan', 'QC', 50.19, -61.81, 'America/Toronto'],
    ['La Romaine', 'QC', 50.21, -60.67, 'America/Blanc-Sablon'],
    ['Blanc-Sablon', 'QC', 51.43, -57.13, 'America/Blanc-Sablon'],
    ['Cap-aux-Meules', 'QC', 47.38, -61.86, 'America/Halifax'],
    ["St. John's", 'NL', 47.56, -52.71, 'America/St_Johns'],
    ['St. Anthony', 'NL', 51.37, -55.58, 'America/St_Johns'],
    ["L'Anse-au-Clair", 'NL', 51.42, -57.07, 'America/St_Johns'],
    ['Port Hope Simpson', 'NL', 52.54, -56.3, 'America/St_Johns'],
    ['Happy Valley-Goose Bay', 'NL', 53.3, -60.33, 'America/Goose_Bay'],
    ['Labrador City', 'NL', 52.94, -66.91, 'America/Goose_Bay'],
    ['Cartwright', 'NL', 53.71, -57.02, 'America/Goose_Bay'],
    ['Iqaluit', 'NU', 63.75, -68.52, 'America/Iqaluit'],
    ['Rankin Inlet', 'NU', 62.81, -92.08, 'America/Rankin_Inlet'],
    ['Resolute', 'NU', 74.7, -94.83, 'America/Resolute'],
    ['Coral Harbour', 'NU', 64.14, -83.17, 'America/Coral_Harbour'],
    ['Cambridge Bay', 'NU', 69.12, -105.05, 'America/Cambridge_Bay'],
    ['Gjoa Haven', 'NU', 68.63, -95.88, 'America/Cambridge_Bay'],
    ['Arctic Bay', 'NU', 73.03, -85.15, 'America/Iqaluit'],
    ['Whitehorse', 'YT', 60.72, -135.05, 'America/Whitehorse'],
    ['Yellowknife', 'NT', 62.45, -114.37, 'America/Yellowknife'],
  ])('%s, %s', (_, province, latitude, longitude, zone) => {
    expect(timeZoneOf(province, { latitude, longitude })).toBe(zone);
    expect(isTimeZone(zone)).toBe(true);
  });
});

describe('the clocks of British Columbia and Alberta', () => {
  it.each([
    ['America/Vancouver', -7],
    ['America/Edmonton', -6],
  ])('%s keeps UTC%i in the winter from November 2026 on', (zone, hours) => {
    for (const instant of [
      '2026-07-01T12:00:00Z',
      '2026-12-01T12:00:00Z',
      '2027-02-01T12:00:00Z',
    ]) {
      expect(offsetMinutes(instant, zone)).toBe(hours * 60);
    }
    expect(offsetMinutes('2025-12-01T12:00:00Z', zone)).toBe((hours - 1) * 60);
  });

  const stale = (milliseconds: number) => (milliseconds < Date.UTC(2026, 10, 1, 9) ? -420 : -480);
  const current = () => -420;
  const november = Date.UTC(2026, 10, 15);

  it('are right also where the zone data of the runtime are older', () => {
    const known = new Map<string, boolean>();
    expect(zoneForIntl('America/Vancouver', november, stale, known)).toBe('Etc/GMT+7');
    expect(wallTimeIn('2026-12-01T12:00:00Z', 'Etc/GMT+7').hour).toBe(5);
    expect(zoneForIntl('America/Vancouver', Date.UTC(2026, 9, 31), stale, known)).toBe(
      'America/Vancouver',
    );
  });

  it('keep their own name where the zone data are up to date, as all other zones do', () => {
    const known = new Map<string, boolean>();
    expect(zoneForIntl('America/Vancouver', november, current, known)).toBe('America/Vancouver');
    expect(zoneForIntl('America/Toronto', november, stale, known)).toBe('America/Toronto');
  });
});
