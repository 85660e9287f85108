import { describe, expect, it } from '@jest/globals';
import { aPlace, aShift, aWorker } from '../../../testing/shift-builder.ts';
import { toCalendarDay } from '../../zones/time-zone.ts';
import {
  ageOn,
  isOldEnoughForRetail,
  requestRefusal,
  retailMinimumAge,
} from '../shift-lifecycle.ts';

const dayBefore = '2026-05-31T12:00:00.000Z';

describe('the age for retail shifts', () => {
  const retail = (province: string) =>
    aShift({
      jobType: 'Authorized Retailer',
      place: aPlace(province),
      startsAt: '2026-06-02T04:00:00.000Z',
    });
  const born = (birthDay: string | null) =>
    aWorker('ann', { birthDay: birthDay === null ? null : toCalendarDay(birthDay) });
  const codeFor = (province: string, birthDay: string | null) =>
    requestRefusal(retail(province), born(birthDay), dayBefore)?.code ?? null;

  it.each([
    ['BC', 19],
    ['Ontario', 19],
    ['Quebec', 19],
    ['AB', 18],
    ['Alberta', 18],
  ])('is, in %s, %i', (province, age) => {
    expect(retailMinimumAge(province)).toBe(age);
  });

  it("counts on the shift's day in its own zone", () => {
    // The shift starts on 1 June in Vancouver, which is 2 June in UTC.
    expect(codeFor('BC', '2007-06-01')).toBeNull();
    expect(codeFor('BC', '2007-06-02')).toBe('UNDER_AGE');
    expect(codeFor('AB', '2008-06-01')).toBeNull();
    expect(codeFor('AB', '2008-06-02')).toBe('UNDER_AGE');
  });

  it('must be known for retail, and does not matter for other work', () => {
    expect(codeFor('BC', null)).toBe('BIRTHDAY_REQUIRED');
    expect(requestRefusal(aShift(), born('2010-01-01'), dayBefore)).toBeNull();
    expect(requestRefusal(aShift(), born(null), dayBefore)).toBeNull();
  });

  it('is reached on 1 March by who was born on 29 February', () => {
    const birthDay = toCalendarDay('2008-02-29');
    expect(ageOn(birthDay, toCalendarDay('2027-02-28'))).toBe(18);
    expect(ageOn(birthDay, toCalendarDay('2027-03-01'))).toBe(19);
    expect(isOldEnoughForRetail(birthDay, 'BC', toCalendarDay('2027-03-01'))).toBe(true);
  });
});
