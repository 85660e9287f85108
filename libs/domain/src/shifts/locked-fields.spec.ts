import { toCalendarDay } from '../zones/time-zone.ts';
import {
  birthDayThatCounts,
  changedShownFields,
  documentsShowing,
  lockedFields,
} from './locked-fields.ts';

describe('what documents show of a profile', () => {
  it('is name and birth date of a worker, and the name of a business', () => {
    expect(documentsShowing(['lastName'])).toEqual(['identificationDocument', 'backgroundCheck']);
    expect(documentsShowing(['birthDay'])).toEqual(['identificationDocument', 'backgroundCheck']);
    expect(documentsShowing(['name'])).toEqual(['businessLicence']);
    expect(documentsShowing([])).toEqual([]);
  });

  it('is locked by the approval of any document that shows it', () => {
    expect(
      lockedFields({ identificationDocument: 'Approved', backgroundCheck: 'Pending' }),
    ).toEqual(['firstName', 'lastName', 'birthDay']);
    expect(lockedFields({ businessLicence: 'Approved' })).toEqual(['name']);
    expect(lockedFields({ identificationDocument: 'Pending' })).toEqual([]);
    expect(lockedFields({ backgroundCheck: 'Rejected' })).toEqual([]);
  });

  it('is changed by another value, not by the same or by none', () => {
    const before = { firstName: 'Noor', lastName: 'Haddad' };

    expect(changedShownFields(before, { firstName: 'Noor', lastName: 'Other' })).toEqual([
      'lastName',
    ]);
    expect(changedShownFields(before, { birthDay: '1995-03-14' })).toEqual(['birthDay']);
    expect(changedShownFields(before, { lastName: undefined })).toEqual([]);
  });
});

describe('the birth date that counts for a minimum age', () => {
  const older = toCalendarDay('1990-12-31');
  const younger = toCalendarDay('2008-05-04');

  it('is the younger of what is said and what was approved', () => {
    expect(birthDayThatCounts(older, younger)).toBe(younger);
    expect(birthDayThatCounts(younger, older)).toBe(younger);
  });

  it('is the only one there is', () => {
    expect(birthDayThatCounts(older, undefined)).toBe(older);
    expect(birthDayThatCounts(undefined, younger)).toBe(younger);
    expect(birthDayThatCounts(undefined, undefined)).toBeNull();
  });
});
