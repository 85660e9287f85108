import { toCalendarDay } from '../zones/time-zone.ts';
import {
  CREDENTIAL_RULES,
  CREDENTIAL_SOURCES,
  CREDENTIALS,
  type CredentialRule,
  certificateExpiry,
  checkCredentialRules,
  credentialRefusal,
  type HeldCertificate,
  missingCredentials,
  neededCredentials,
  workerCredentialRefusal,
} from './credentials.ts';

const day = toCalendarDay('2026-05-14');
const aCertificate = (parts: Partial<HeldCertificate> = {}): HeldCertificate => ({
  name: 'CannSell',
  issuedOn: null,
  expiresOn: null,
  status: 'Pending',
  ...parts,
});

describe('what a shift needs', () => {
  const aShift = { jobType: 'Authorized Retailer', province: 'Ontario', day };

  it.each([
    ['ON', ['CannSell']],
    ['Alberta', ['SellSafe', 'Qualified Cannabis Worker']],
    ['BC', ['Selling it Right']],
    ['Saskatchewan', ['CannaSell']],
    ['MB', ['Smart Choices']],
    ['QC', []],
    ['Nowhere', []],
  ])('of a retailer in %s is %j', (province, credentials) => {
    expect(neededCredentials({ ...aShift, province }, CREDENTIAL_RULES)).toEqual(credentials);
  });

  it('is nothing outside of retail', () => {
    expect(neededCredentials({ ...aShift, jobType: 'Cultivation' }, CREDENTIAL_RULES)).toEqual([]);
  });

  it('is also what the posting asks for, each once', () => {
    expect(
      neededCredentials({ ...aShift, credentials: ['SellSafe', 'CannSell'] }, CREDENTIAL_RULES),
    ).toEqual(['CannSell', 'SellSafe']);
  });

  it('follows the latest rule that holds on the day', () => {
    const ofOntario = { jobType: 'Authorized Retailer', province: 'ON' };
    const rules: readonly CredentialRule[] = [
      { ...ofOntario, credentials: [], from: '2026-05-15' },
      { ...ofOntario, province: 'Ontario', credentials: ['CannSell'], from: '2026-05-14' },
    ];
    expect(neededCredentials(aShift, rules)).toEqual(['CannSell']);
    expect(neededCredentials({ ...aShift, day: toCalendarDay('2026-05-13') }, rules)).toEqual([]);
    expect(neededCredentials({ ...aShift, day: toCalendarDay('2026-05-15') }, rules)).toEqual([]);
  });

  it.each([{ province: 'Ohio' }, { jobType: 'Retail' }, { from: '2026-02-30' }])(
    'is not changed by a rule such as %j',
    (part) => {
      const rule = { jobType: 'Cultivation', province: 'ON', credentials: [], from: '2026-01-01' };
      expect(() => checkCredentialRules([rule])).not.toThrow();
      expect(() => checkCredentialRules([{ ...rule, ...part }])).toThrow(RangeError);
    },
  );

  it('can be had somewhere', () => {
    for (const credential of CREDENTIALS) {
      expect(new URL(CREDENTIAL_SOURCES[credential]).protocol).toBe('https:');
    }
  });
});

describe('the expiry of a certificate', () => {
  const issuedOn = toCalendarDay('2024-02-29');
  const expiresOn = toCalendarDay('2027-01-31');

  it.each([
    [{ name: 'CannSell', expiresOn }, '2027-01-31'],
    [{ name: 'SellSafe', issuedOn, expiresOn }, '2027-01-31'],
    [{ name: 'SellSafe', issuedOn }, '2029-02-28'],
    [{ name: 'Qualified Cannabis Worker', issuedOn: toCalendarDay('2023-05-04') }, '2028-05-04'],
    [{ name: 'Smart Choices', issuedOn }, '2029-02-28'],
    [{ name: 'CannSell', issuedOn }, null],
    [{ name: 'SellSafe' }, null],
  ])('of %j is %s', (parts, expiry) => {
    expect(certificateExpiry(aCertificate(parts))).toBe(expiry);
  });
});

describe('what somebody lacks for a shift', () => {
  it.each([
    ['nothing handed in', [], ['CannSell']],
    ['one that waits for review', [aCertificate()], []],
    ['one without a picture', [aCertificate({ status: 'Not Submitted' })], []],
    ['a rejected one', [aCertificate({ status: 'Rejected' })], ['CannSell']],
    ['one of another kind', [aCertificate({ name: 'CannaSell' })], ['CannSell']],
    ['one that expires on the day', [aCertificate({ expiresOn: day })], []],
    [
      'one that expires on the day before',
      [aCertificate({ expiresOn: toCalendarDay('2026-05-13') })],
      ['CannSell'],
    ],
    [
      'an expired one and a newer one',
      [aCertificate({ expiresOn: toCalendarDay('2026-05-13') }), aCertificate()],
      [],
    ],
  ])('with %s', (_, certificates, missing) => {
    expect(missingCredentials(['CannSell'], certificates, day, 'submitted')).toEqual(missing);
  });

  it('is all that was not approved where the gate asks for that', () => {
    const held = [aCertificate(), aCertificate({ name: 'SellSafe', status: 'Approved' })];
    expect(missingCredentials(['CannSell', 'SellSafe'], held, day, 'approved')).toEqual([
      'CannSell',
    ]);
  });

  it('is named to the worker and to the employer', () => {
    const refused = { code: 'CREDENTIALS_MISSING', kind: 'Warning' };
    expect(credentialRefusal(['CannSell', 'SellSafe'])).toEqual({
      ...refused,
      text: 'CREDENTIALS_MISSING?credentials=CannSell%2C+SellSafe',
    });
    expect(workerCredentialRefusal(['CannSell'])).toEqual({
      ...refused,
      text: 'WORKER_CREDENTIALS_MISSING?credentials=CannSell',
    });
    expect(credentialRefusal([])).toBeNull();
    expect(workerCredentialRefusal([])).toBeNull();
  });
});
