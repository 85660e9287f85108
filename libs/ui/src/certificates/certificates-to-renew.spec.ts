import { toCalendarDay } from '@leafshift/domain/time-zone';
import { aCertificate, anId } from '@leafshift/testing/builders';
import { certificatesToRenew } from './certificates-to-renew.ts';

const today = toCalendarDay('2026-05-12');
const ending = (expiresOn: string) =>
  aCertificate({ certificationName: 'CannSell', expiresOn, status: 'Approved' });
const renewed = aCertificate({
  _id: anId(122),
  certificationName: 'CannSell',
  expiresOn: '2028-05-12',
});

describe('Certificates to renew', () => {
  it.each([
    ['2026-05-11', 1],
    ['2026-07-11', 1],
    ['2026-07-12', 0],
  ])('are those that expire within 60 days or have expired, such as on %s', (expiresOn, count) => {
    expect(certificatesToRenew([ending(expiresOn)], today)).toHaveLength(count);
  });

  it('end after the years of their kind where they name no day', () => {
    const issued = aCertificate({ certificationName: 'SellSafe', issuedOn: '2021-06-01' });
    expect(certificatesToRenew([issued], today)).toEqual([
      { certificate: issued, expiresOn: '2026-06-01' },
    ]);
  });

  it('are not those that a later one of the same kind follows', () => {
    expect(certificatesToRenew([ending('2026-06-01'), renewed], today)).toEqual([]);
    const endless = aCertificate({ _id: anId(123), certificationName: 'CannSell' });
    expect(certificatesToRenew([ending('2026-06-01'), endless], today)).toEqual([]);
    const other = aCertificate({ ...renewed, certificationName: 'SellSafe' });
    expect(certificatesToRenew([ending('2026-06-01'), other], today)).toHaveLength(1);
  });

  it('are followed by none that was rejected, and are not rejected themselves', () => {
    const rejected = aCertificate({ ...renewed, status: 'Rejected' });
    expect(certificatesToRenew([ending('2026-06-01'), rejected], today)).toHaveLength(1);
    expect(
      certificatesToRenew([aCertificate({ expiresOn: '2026-06-01', status: 'Rejected' })], today),
    ).toEqual([]);
  });
});
