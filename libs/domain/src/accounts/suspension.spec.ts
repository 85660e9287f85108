import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  appealAnswerRefusal,
  appealRefusal,
  cancellationConsequence,
  isSuspendedAt,
  LATE_CANCELLATION_DAYS,
  lateCancellationConsequence,
} from './suspension.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const now = Date.parse('2026-05-04T12:00:00.000Z');
const daysAgo = (days: number) => now - days * DAY_MS;
const inHours = (hours: number) => now + hours * HOUR_MS;

describe('a late cancellation', () => {
  it.each([
    ['the first', [], 7],
    ['the second within a year', [daysAgo(364)], 30],
    ['the third', [daysAgo(300), daysAgo(20)], null],
    ['the tenth', Array.from({ length: 9 }, () => daysAgo(10)), null],
    ['one a year after the last', [daysAgo(365)], 7],
    ['one after one of this year and one of the last', [daysAgo(400), daysAgo(30)], 30],
  ])('%s suspends for as long as the rule says', (_, earlier, days) => {
    const until = days === null ? null : new Date(now + days * DAY_MS);
    expect(lateCancellationConsequence(earlier, now)).toEqual({ days, until });
  });

  it('never brings less for having cancelled late before', () => {
    const length = ({ until }: { until: Date | null }) => until?.getTime() ?? Number.MAX_VALUE;
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: now - 800 * DAY_MS, max: now })),
        fc.integer({ min: now - 800 * DAY_MS, max: now }),
        (earlier, another) => {
          const before = lateCancellationConsequence(earlier, now);
          const after = lateCancellationConsequence([...earlier, another], now);
          expect(length(after)).toBeGreaterThanOrEqual(length(before));
        },
      ),
    );
  });

  it('brings the same in whatever order the earlier ones are told', () => {
    const earlier = fc.array(fc.integer({ min: now - 800 * DAY_MS, max: now }));
    fc.assert(
      fc.property(earlier, (dates) => {
        expect(lateCancellationConsequence(dates.toReversed(), now)).toEqual(
          lateCancellationConsequence(dates, now),
        );
      }),
    );
  });
});

describe('giving up several shifts at once', () => {
  it('brings nothing while all of them have 24 hours notice', () => {
    const starts = fc.array(fc.integer({ min: inHours(24), max: inHours(9000) }));
    fc.assert(
      fc.property(starts, (all) => {
        expect(cancellationConsequence(all, [], now)).toBeNull();
      }),
    );
  });

  it('counts each late one as if they were cancelled one after the other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: now, max: inHours(23) }), { minLength: 1, maxLength: 5 }),
        fc.array(fc.integer({ min: daysAgo(700), max: now }), { maxLength: 4 }),
        (starts, before) => {
          const told: number[] = [];
          for (const _ of starts.slice(1)) {
            told.push(now);
          }
          expect(cancellationConsequence(starts, before, now)).toEqual(
            lateCancellationConsequence([...before, ...told], now),
          );
        },
      ),
    );
  });

  it('for two late ones and none before suspends for 30 days', () => {
    expect(cancellationConsequence([inHours(2), inHours(23), inHours(90)], [], now)).toMatchObject({
      days: LATE_CANCELLATION_DAYS[1],
    });
  });
});

describe('a suspension', () => {
  const span = { since: now, until: now + DAY_MS };

  it('is in force from its begin to just before its end, and without an end for good', () => {
    expect(isSuspendedAt(span, now - 1)).toBe(false);
    expect(isSuspendedAt(span, now)).toBe(true);
    expect(isSuspendedAt(span, now + DAY_MS - 1)).toBe(true);
    expect(isSuspendedAt(span, now + DAY_MS)).toBe(false);
    expect(isSuspendedAt({ since: now, until: null }, now + 9999 * DAY_MS)).toBe(true);
  });

  it('can be appealed once, while it lasts', () => {
    expect(appealRefusal({ ...span, appeal: null }, now)).toBeNull();
    expect(appealRefusal(null, now)).toMatchObject({ code: 'NOT_SUSPENDED' });
    expect(appealRefusal({ ...span, appeal: null }, now + DAY_MS)).toMatchObject({
      code: 'NOT_SUSPENDED',
    });
    expect(appealRefusal({ ...span, appeal: { answer: null } }, now)).toMatchObject({
      code: 'ALREADY_APPEALED',
    });
    expect(appealRefusal({ ...span, appeal: { answer: {} } }, now)).toMatchObject({
      code: 'ALREADY_APPEALED',
    });
  });

  it('can be shortened to what lies ahead and before its end, and nothing else', () => {
    const appealed = { ...span, appeal: { answer: null } };
    const until = fc.integer({ min: now - DAY_MS, max: now + 3 * DAY_MS });
    fc.assert(
      fc.property(until, (end) => {
        const isShorter = end > now && end < span.until;
        expect(appealAnswerRefusal(appealed, end, now) === null).toBe(isShorter);
      }),
    );
    expect(appealAnswerRefusal({ ...appealed, until: null }, now + 900 * DAY_MS, now)).toBeNull();
  });

  it('is answered for once', () => {
    expect(appealAnswerRefusal({ ...span, appeal: { answer: {} } }, null, now)).toMatchObject({
      code: 'APPEAL_ANSWERED',
    });
    expect(appealAnswerRefusal({ ...span, appeal: null }, null, now)).toMatchObject({
      code: 'APPEAL_ANSWERED',
    });
    expect(appealAnswerRefusal({ ...span, appeal: { answer: null } }, null, now)).toBeNull();
  });
});
