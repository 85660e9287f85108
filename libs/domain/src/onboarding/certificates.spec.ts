import { toCalendarDay } from '../zones/time-zone.ts';
import { certificateValidity } from './certificates.ts';

describe('a certificate', () => {
  it.each([
    ['2026-05-03', 'expired'],
    ['2026-05-04', 'expires-soon'],
    ['2026-07-03', 'expires-soon'],
    ['2026-07-04', 'valid'],
  ] as const)('that expires on %s is %s on May 4', (expiresOn, validity) => {
    const today = toCalendarDay('2026-05-04');
    expect(certificateValidity(toCalendarDay(expiresOn), today)).toBe(validity);
  });

  it('that names no day does not expire', () => {
    expect(certificateValidity(null, toCalendarDay('2026-05-04'))).toBe('valid');
  });
});
