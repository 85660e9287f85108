import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { paidTime } from './paid-time.ts';
import { workedHours } from './shift-lifecycle.ts';

const startsAt = '2026-06-01T16:00:00.000Z';
const MINUTE = 60_000;
const at = (minutes: number) => new Date(Date.parse(startsAt) + minutes * MINUTE);

const paid = (
  [came, left]: readonly [number, number],
  { durationHours = 8, leftByChoice = false, breakMinutes = 0 } = {},
) =>
  paidTime(
    { startsAt, durationHours },
    {
      checkInTime: at(came),
      checkOutTime: at(left),
      hours: workedHours(at(came), at(left), breakMinutes),
      leftByChoice,
    },
  );

describe('who came on time and is sent home', () => {
  it.each([
    ['at once', [0, 1]],
    ['after two hours', [0, 120]],
    ['having come early', [-30, 60]],
    ['having come ten minutes late', [10, 130]],
    ['a minute before four hours', [0, 239]],
  ] as const)('%s is paid four hours', (_, times) => {
    expect(paid(times)).toEqual({ kind: 'sent-home', hours: 4 });
  });

  it('is paid what they worked from four hours on', () => {
    expect(paid([0, 240])).toEqual({ kind: 'worked', hours: 4 });
    expect(paid([0, 300])).toEqual({ kind: 'worked', hours: 5 });
  });

  it('is paid the whole of a shift that is shorter than four hours', () => {
    expect(paid([0, 60], { durationHours: 3 })).toEqual({ kind: 'sent-home', hours: 3 });
  });

  it('is paid what they worked where they came late, left by choice or stayed to the end', () => {
    expect(paid([11, 131])).toEqual({ kind: 'worked', hours: 2 });
    expect(paid([0, 120], { leftByChoice: true })).toEqual({ kind: 'worked', hours: 2 });
    expect(paid([9, 240], { durationHours: 4 })).toEqual({ kind: 'worked', hours: 3.85 });
  });

  it('is paid without the break where they were there for four hours', () => {
    expect(paid([0, 240], { breakMinutes: 30 })).toEqual({ kind: 'worked', hours: 3.5 });
  });
});

describe('any times of a worker', () => {
  it('are never paid with less than was worked, nor lifted above four hours or the shift', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -60, max: 600 }),
        fc.integer({ min: 1, max: 960 }),
        fc.integer({ min: 2, max: 32 }),
        fc.boolean(),
        (came, stayed, halfHours, leftByChoice) => {
          const durationHours = halfHours / 2;
          const { kind, hours } = paid([came, came + stayed], { durationHours, leftByChoice });
          const worked = Math.round((stayed * 100) / 60) / 100;
          const isSentHome =
            !leftByChoice &&
            came <= 10 &&
            stayed < Math.min(240, durationHours * 60) &&
            came + stayed < durationHours * 60;
          expect({ kind, hours }).toEqual(
            isSentHome && worked < Math.min(4, durationHours)
              ? { kind: 'sent-home', hours: Math.min(4, durationHours) }
              : { kind: 'worked', hours: worked },
          );
        },
      ),
      { numRuns: 100_000 },
    );
  });
});
