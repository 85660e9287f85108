import { describe, expect, it } from '@jest/globals';
import { textCode } from '@leafshift/domain/text-code';
import { permanentProblems, tempProblems } from './problems.ts';
import { EMPTY_PERMANENT, EMPTY_TEMP, type TempValues } from './values.ts';

const ID = '65f0c0ffee65f0c0ffee0001';
const now = new Date('2026-05-01T12:00:00Z');
const bounds = { prices: [], maxHourlyRate: 250 };
const rules = { zone: 'America/Toronto', bounds, now };

const filled: TempValues = {
  ...EMPTY_TEMP,
  days: ['2026-05-04'],
  time: '09:00',
  rate: 25,
  jobType: 'Cultivation',
  jobTitle: 'Trimmer',
  supervisor: ID,
  location: ID,
  jobDescription: '<p>Trim.</p>',
};

describe('A Temp posting', () => {
  it('has nothing wrong once it is filled in', () => {
    expect(tempProblems(filled, rules)).toEqual({});
  });

  it('says which fields are required', () => {
    expect(tempProblems(EMPTY_TEMP, rules)).toMatchObject({
      days: 'START_REQUIRED',
      jobType: 'JOB_TYPE_REQUIRED',
      supervisor: 'SHIFT_SUPERVISOR_REQUIRED',
      jobDescription: 'DESCRIPTION_REQUIRED',
      location: 'POSTING_LOCATION_REQUIRED',
    });
  });

  it('asks for the time where only the day is chosen', () => {
    expect(tempProblems({ ...filled, time: null }, rules)).toEqual({
      time: 'START_REQUIRED',
    });
  });

  it('starts at least 3 hours from now, in the location’s zone', () => {
    const today = { ...filled, days: ['2026-05-01'] };
    expect(tempProblems({ ...today, time: '11:00' }, rules)).toEqual({});
    expect(tempProblems({ ...today, time: '10:45' }, rules)).toEqual({
      time: 'START_TOO_SOON',
    });
  });

  it('checks the notice of every day of a series', () => {
    const series = { ...filled, days: ['2026-05-04', '2026-05-01'], time: '08:00' };
    expect(tempProblems(series, rules)).toEqual({
      time: 'START_TOO_SOON',
    });
  });

  it('refuses a rate under the minimum of its job type', () => {
    expect(tempProblems({ ...filled, rate: 24.5 }, rules)).toEqual({
      rate: textCode('RATE_BELOW_MINIMUM', { min: '$25', jobType: 'Cultivation' }),
    });
  });

  it('takes the account’s own price for a job type', () => {
    const prices = [{ name: 'Cultivation', price: 20 }];
    expect(
      tempProblems({ ...filled, rate: 20 }, { ...rules, bounds: { ...bounds, prices } }),
    ).toEqual({});
  });

  it('refuses a rate over the configured maximum', () => {
    const configured = { ...rules, bounds: { ...bounds, maxHourlyRate: 60 } };
    expect(tempProblems({ ...filled, rate: 60.5 }, configured)).toEqual({
      rate: textCode('RATE_ABOVE_MAXIMUM', { max: '$60' }),
    });
  });

  it('refuses a location whose province is not Canadian', () => {
    expect(tempProblems(filled, { ...rules, zone: null })).toEqual({ location: 'INPUT_NOT_VALID' });
  });
});

describe('A Permanent posting', () => {
  it('says which fields are required', () => {
    expect(permanentProblems(EMPTY_PERMANENT, bounds)).toEqual({
      jobType: 'JOB_TYPE_REQUIRED',
      location: 'POSTING_LOCATION_REQUIRED',
      jobDescription: 'DESCRIPTION_REQUIRED',
    });
  });

  it('has a minimum rate under its maximum rate', () => {
    const values = {
      ...EMPTY_PERMANENT,
      jobType: 'Store manager',
      location: ID,
      jobDescription: '<p>Manage.</p>',
    };
    expect(permanentProblems(values, bounds)).toEqual({});
    expect(permanentProblems({ ...values, rate: 20, rateHigh: 20 }, bounds)).toEqual({
      rate: 'MINIMUM_NOT_BELOW_MAXIMUM',
    });
    expect(
      permanentProblems({ ...values, rateHigh: 60.5 }, { ...bounds, maxHourlyRate: 60 }),
    ).toEqual({ rateHigh: textCode('RATE_ABOVE_MAXIMUM', { max: '$60' }) });
  });
});
