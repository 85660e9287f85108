import { describe, expect, it } from '@jest/globals';
import { toCalendarDay } from '../zones/time-zone.ts';
import {
  ALWAYS_AVAILABLE,
  type Availability,
  type DayTimes,
  type OfferedWork,
  unsuitedReason,
} from './availability.ts';

const TORONTO = { latitude: 43.6534, longitude: -79.3839 };
const HAMILTON = { latitude: 43.2557, longitude: -79.8711 };

/** A Tuesday, from nine to five in Toronto. */
const shift: OfferedWork = {
  startsAt: new Date('2026-05-12T13:00:00.000Z'),
  endsAt: new Date('2026-05-12T21:00:00.000Z'),
  timeZone: 'America/Toronto',
  jobTitle: 'Trimmer',
  location: TORONTO,
};
/** From ten in the evening of that Tuesday to six in the morning. */
const night = {
  ...shift,
  startsAt: new Date('2026-05-13T02:00:00.000Z'),
  endsAt: new Date('2026-05-13T10:00:00.000Z'),
};

const onTuesdays = (times: DayTimes): Availability => ({
  ...ALWAYS_AVAILABLE,
  weekly: ['none', 'none', times, 'none', 'none', 'none', 'none'],
});
const reason = (availability: Partial<Availability>, offered = shift, home = TORONTO) =>
  unsuitedReason({ ...ALWAYS_AVAILABLE, ...availability }, offered, home);

describe('an availability', () => {
  it('of who has said nothing suits every shift', () => {
    expect(reason({})).toBeNull();
    expect(reason({}, night)).toBeNull();
  });

  it.each<[DayTimes, string | null]>([
    ['any', null],
    ['none', 'time'],
    [{ from: '09:00', to: '17:00' }, null],
    [{ from: '09:15', to: '18:00' }, 'time'],
    [{ from: '08:00', to: '16:45' }, 'time'],
  ])('on Tuesdays of %j has room for nine to five: %s', (times, expected) => {
    expect(reason(onTuesdays(times))).toBe(expected);
  });

  it('over midnight belongs to the day on which the shift begins', () => {
    expect(reason(onTuesdays({ from: '20:00', to: '06:00' }), night)).toBeNull();
    expect(reason(onTuesdays({ from: '20:00', to: '05:00' }), night)).toBe('time');
    expect(reason(onTuesdays({ from: '09:00', to: '23:00' }), night)).toBe('time');
  });

  it('knows days off, those that a night reaches into too', () => {
    const off = (day: string) => ({
      daysOff: [{ from: toCalendarDay(day), to: toCalendarDay(day) }],
    });
    expect(reason(off('2026-05-12'))).toBe('day-off');
    expect(reason(off('2026-05-13'))).toBeNull();
    expect(reason(off('2026-05-13'), night)).toBe('day-off');
  });

  it('takes a shift that ends at midnight for one of that day alone', () => {
    const evening = { ...shift, endsAt: new Date('2026-05-13T04:00:00.000Z') };
    const thirteenth = toCalendarDay('2026-05-13');
    expect(reason({ daysOff: [{ from: thirteenth, to: thirteenth }] }, evening)).toBeNull();
    expect(reason(onTuesdays({ from: '09:00', to: '00:00' }), evening)).toBeNull();
  });

  it('narrows roles and distance, where home is known', () => {
    expect(reason({ roles: ['Budtender'] })).toBe('role');
    expect(reason({ roles: ['Budtender', 'Trimmer'] })).toBeNull();
    expect(reason({ withinKm: 50 }, shift, HAMILTON)).toBe('distance');
    expect(reason({ withinKm: 100 }, shift, HAMILTON)).toBeNull();
    expect(unsuitedReason({ ...ALWAYS_AVAILABLE, withinKm: 10 }, shift, null)).toBeNull();
  });
});
