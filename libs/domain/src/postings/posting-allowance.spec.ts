import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { allowedFrom, isYoungAccount, type SentForm } from './posting-allowance.ts';

const limits = { formsPerHour: 10, postingsPerDay: 60, days: 30 };
const now = new Date('2026-05-04T16:00:00Z');
const minutesAgo = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const forms = (count: number, minutes: number, postings = 1): SentForm[] =>
  Array.from({ length: count }, () => ({ at: minutesAgo(minutes), postings }));

describe('what a young account may post', () => {
  it('is ten forms an hour', () => {
    expect(allowedFrom(forms(9, 20), 1, now, limits)).toBeNull();
    expect(allowedFrom(forms(10, 20), 1, now, limits)).toEqual(minutesAgo(20 - 60));
    expect(allowedFrom(forms(10, 60), 1, now, limits)).toBeNull();
  });

  it('counts a form for a week once an hour, so that a week can be planned', () => {
    expect(allowedFrom(forms(9, 5, 5), 7, now, limits)).toBeNull();
  });

  it('is sixty postings a day, each day of a form counted', () => {
    const sent = [...forms(5, 600, 10), ...forms(1, 300, 5)];
    expect(allowedFrom(sent, 5, now, limits)).toBeNull();
    expect(allowedFrom(sent, 6, now, limits)).toEqual(minutesAgo(600 - 1440));
  });

  it('opens for one form, however large, once nothing else counts', () => {
    expect(allowedFrom([], 80, now, limits)).toBeNull();
    expect(allowedFrom(forms(1, 10), 80, now, limits)).toEqual(minutesAgo(10 - 1440));
  });

  it('never lets more than ten forms through within any hour, whenever they are sent', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (minutes) => {
        const sent: SentForm[] = [];
        for (const minute of minutes.toSorted((a, b) => a - b)) {
          const at = new Date(now.getTime() + minute * 60_000);
          if (!allowedFrom(sent, 1, at, limits)) {
            sent.push({ at, postings: 1 });
          }
        }
        for (const { at } of sent) {
          const within = sent.filter(
            (other) => other.at >= at && other.at.getTime() < at.getTime() + 3_600_000,
          );
          expect(within.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('names an instant at which it is allowed indeed', () => {
    const sent = fc.array(
      fc.record({
        at: fc.integer({ min: 0, max: 1500 }).map(minutesAgo),
        postings: fc.integer({ min: 1, max: 14 }),
      }),
    );
    fc.assert(
      fc.property(sent, fc.integer({ min: 1, max: 14 }), (before, postings) => {
        const opens = allowedFrom(before, postings, now, limits);
        expect(opens === null || allowedFrom(before, postings, opens, limits) === null).toBe(true);
      }),
    );
  });
});

describe('an account', () => {
  it('is young for thirty days', () => {
    expect(isYoungAccount(new Date('2026-04-05T16:00:01Z'), now, limits)).toBe(true);
    expect(isYoungAccount(new Date('2026-04-04T16:00:00Z'), now, limits)).toBe(false);
  });
});
