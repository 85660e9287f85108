import fc from 'fast-check';
import {
  answerBy,
  hoursToAskAt,
  isAnswerEnough,
  isUnanswered,
  nobodyHereRefusal,
  stillNobodyRefusal,
  waitedFrom,
  waitingRefusal,
} from './attendance.ts';

const START = new Date('2026-05-08T16:00:00Z');
const at = (hours: number): Date => new Date(START.getTime() + hours * 3_600_000);
const shift = { startsAt: START, endsAt: at(8) };
const anHour = fc.double({ min: -200, max: 20, noNaN: true });

describe('still coming', () => {
  it.each([
    [-72, [32, 20]],
    [-32.01, [32, 20]],
    [-32, [20]],
    [-20.01, [20]],
    [-20, []],
    [-3, []],
  ])('when confirmed %s hours from the start, then asked at %j', (hours, expected) => {
    expect(hoursToAskAt(shift, at(hours))).toEqual(expected);
  });

  it('takes the first time from the operator', () => {
    expect(hoursToAskAt(shift, at(-72), 48)).toEqual([48, 20]);
  });

  it('takes a confirmation later than 16 hours before for the answer, and then asks nothing', () => {
    expect(isAnswerEnough(shift, at(-16))).toBe(false);
    expect(isAnswerEnough(shift, at(-15.99))).toBe(true);
    fc.assert(
      fc.property(anHour, (hours) => {
        const confirmedAt = at(hours);
        expect(
          isAnswerEnough(shift, confirmedAt) && hoursToAskAt(shift, confirmedAt).length > 0,
        ).toBe(false);
      }),
    );
  });

  it('waits for the answer until 16 hours before, of who was asked', () => {
    const asked = { startsAt: START, askedAt: at(-32), answeredAt: null };
    expect(answerBy(asked)).toEqual(at(-16));
    expect(isUnanswered(asked, at(-16.01))).toBe(false);
    expect(isUnanswered(asked, at(-16))).toBe(true);
    expect(isUnanswered(asked, at(0))).toBe(false);
    expect(isUnanswered({ ...asked, answeredAt: at(-15) }, at(-14))).toBe(false);
    expect(isUnanswered({ ...asked, askedAt: null }, at(-14))).toBe(false);
  });
});

describe('nobody is here', () => {
  it('can be reported from an hour before the start until the end', () => {
    expect(nobodyHereRefusal(shift, at(-1.01))).toMatchObject({ code: 'NOBODY_TOO_EARLY' });
    expect(nobodyHereRefusal(shift, at(-1))).toBeNull();
    expect(nobodyHereRefusal(shift, at(7.99))).toBeNull();
    expect(nobodyHereRefusal(shift, at(8))).toMatchObject({ code: 'NOBODY_TOO_LATE' });
  });

  it('can be reported again after an hour, which begins with the shift at the earliest', () => {
    const still = (reported: number | null, now: number) =>
      stillNobodyRefusal(shift, reported === null ? null : at(reported), at(now))?.code ?? null;
    expect(still(null, 2)).toBe('NOBODY_NOT_REPORTED');
    expect(still(-1, 0.99)).toBe('NOBODY_WAIT_LONGER');
    expect(still(-1, 1)).toBeNull();
    expect(still(2, 2.99)).toBe('NOBODY_WAIT_LONGER');
    expect(still(2, 3)).toBeNull();
    expect(still(2, 8)).toBe('NOBODY_TOO_LATE');
    expect(still(7.9, 9)).toBeNull();
    expect(still(7.9, 9.5)).toBe('NOBODY_TOO_LATE');
  });

  it('keeps from being marked as a no-show: for good after the second report, and until it is due', () => {
    const refused = (waiting: Parameters<typeof waitingRefusal>[0], now: number) =>
      waitingRefusal(waiting, at(now))?.code ?? null;
    const atPlace = { metres: 300, stillAt: null, stillMetres: null };
    const reported = { startsAt: START, reportedAt: at(-0.5), ...atPlace };
    expect(refused(null, 0)).toBeNull();
    expect(refused(reported, 0)).toBe('WORKER_WAITS_OUTSIDE');
    expect(refused(reported, 1.49)).toBe('WORKER_WAITS_OUTSIDE');
    expect(refused(reported, 1.5)).toBeNull();
    const again = { ...reported, stillAt: at(1.2), stillMetres: 300 };
    expect(refused(again, 20)).toBe('WORKER_WAITS_OUTSIDE');
  });

  it.each([null, 301, 4_000_000])(
    'keeps from nothing where it is said %s metres away',
    (metres) => {
      const reported = { startsAt: START, reportedAt: at(-0.5), metres };
      const first = { ...reported, stillAt: null, stillMetres: null };
      expect(waitingRefusal(first, at(1))).toBeNull();
      const again = { ...reported, stillAt: at(1.2), stillMetres: metres };
      expect(waitingRefusal(again, at(1.3))).toBeNull();
      expect(waitingRefusal(again, at(20))).toBeNull();
    },
  );

  it('whenever it was reported, there is a time for the second report before the first counts no more', () => {
    const whileItCan = fc.double({ min: -1, max: 7.999, noNaN: true });
    fc.assert(
      fc.property(whileItCan, (hours) => {
        const reportedAt = at(hours);
        const from = waitedFrom({ startsAt: START, reportedAt });
        expect(from.getTime()).toBeGreaterThanOrEqual(at(1).getTime());
        expect(stillNobodyRefusal(shift, reportedAt, from)).toBeNull();
        const waiting = {
          ...{ startsAt: START, reportedAt, metres: 0 },
          ...{ stillAt: null, stillMetres: null },
        };
        expect(waitingRefusal(waiting, from)).not.toBeNull();
      }),
    );
  });
});
