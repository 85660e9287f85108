import { describe, expect, it } from '@jest/globals';
import { PostForm } from '@leafshift/contracts/posts';
import { tempBody, tempQuoteBody } from './bodies.ts';
import { roundedStart } from './schedule.ts';
import { EMPTY_TEMP } from './values.ts';

const ID = '65f0c0ffee65f0c0ffee0001';
const zone = 'America/Vancouver';

describe('The body of a Temp posting', () => {
  it('sends the first day as date in UTC, and the further days as they are at the location', () => {
    const values = {
      ...EMPTY_TEMP,
      days: ['2026-05-06', '2026-05-04', '2026-05-05'],
      time: '21:00',
    };
    expect(tempBody(values, zone)).toMatchObject({
      date: '2026-05-05T04:00:00.000Z',
      postDateArray: ['2026-05-05', '2026-05-06'],
    });
  });

  it('leaves out the series of a single day', () => {
    const body = tempBody({ ...EMPTY_TEMP, days: ['2026-05-04'], time: '09:00' }, zone);
    expect(body).not.toHaveProperty('postDateArray');
  });
});

describe('Asking what a half-filled posting will cost', () => {
  const context = { zone, now: new Date('2026-05-01T12:10:00Z'), anySupervisor: ID };

  it('waits for location and job type', () => {
    expect(tempQuoteBody(EMPTY_TEMP, context)).toBeNull();
    expect(tempQuoteBody({ ...EMPTY_TEMP, location: ID }, context)).toBeNull();
  });

  it('sends a whole form, with what does not change the price filled in', () => {
    const body = tempQuoteBody({ ...EMPTY_TEMP, location: ID, jobType: 'Processing' }, context);
    expect(PostForm.safeParse(body).error).toBeUndefined();
    expect(body).toMatchObject({ date: '2026-05-01T15:15:00.000Z', duration: 8, totalWorkers: 1 });
  });
});

describe('The start time', () => {
  it.each([
    ['09:00', '09:00'],
    ['09:01', '09:15'],
    ['09:46', '10:00'],
  ])('goes from %s up to the 15-minute mark %s', (typed, rounded) => {
    expect(roundedStart(typed, ['2026-05-04'])).toEqual({ time: rounded, days: ['2026-05-04'] });
  });

  it('moves to the next day past 23:45', () => {
    expect(roundedStart('23:50', ['2026-05-31'])).toEqual({ time: '00:00', days: ['2026-06-01'] });
  });
});
