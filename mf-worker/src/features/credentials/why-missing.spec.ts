import { toCalendarDay } from '@leafshift/domain/time-zone';
import { aCertificate } from '@leafshift/testing/builders';
import { whyMissing } from './why-missing.ts';

const day = toCalendarDay('2026-05-14');
const cannSell = (changes: Parameters<typeof aCertificate>[0] = {}) =>
  aCertificate({ certificationName: 'CannSell', ...changes });

describe('Why my certificate does not count for a shift', () => {
  it.each([
    [
      'it expires before',
      [cannSell({ expiresOn: '2026-05-13' })],
      { kind: 'expires', on: '2026-05-13' },
    ],
    ['it is still being reviewed', [cannSell({ status: 'Pending' })], { kind: 'reviewed' }],
    ['it has no picture', [cannSell()], { kind: 'withoutPicture' }],
    ['it was rejected', [cannSell({ status: 'Rejected' })], { kind: 'rejected' }],
    ['there is none of its kind', [aCertificate()], null],
  ] as const)('is that %s', (_, certificates, why) => {
    expect(whyMissing('CannSell', certificates, day)).toEqual(why);
  });

  it('is said of the one that comes nearest to counting', () => {
    const expired = cannSell({ expiresOn: '2025-05-13' });
    const later = cannSell({ expiresOn: '2026-05-13', status: 'Approved' });
    expect(whyMissing('CannSell', [later, expired], day)).toEqual({
      kind: 'expires',
      on: '2026-05-13',
    });
    const waiting = cannSell({ status: 'Pending' });
    expect(whyMissing('CannSell', [later, waiting], day)).toEqual({ kind: 'reviewed' });
  });
});
