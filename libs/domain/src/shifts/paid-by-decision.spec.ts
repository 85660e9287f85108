import { describe, expect, it } from '@jest/globals';
import { decidedHours, paidByDecision } from './paid-by-decision.ts';

describe('what is paid by times that were decided', () => {
  const at = (time: string): Date => new Date(`2026-05-01T${time}:00Z`);
  const shift = { startsAt: at('09:00'), durationHours: 8 };
  const times = (from: string, to: string, breakMinutes = 0) => ({
    clockIn: at(from),
    clockOut: at(to),
    breakMinutes,
  });
  const recorded = (from: string, to: string, leftByChoice: string | null = null) => ({
    ...times(from, to),
    leftByChoice,
  });
  const NOBODY = { clockIn: null, clockOut: null, breakMinutes: 0 };

  it.each([
    ['what was worked', recorded('09:00', '16:00'), times('09:00', '17:00'), 'worked', 8],
    ['without the break', recorded('09:00', '17:00'), times('09:00', '17:00', 30), 'worked', 7.5],
    [
      'four hours to the end still',
      recorded('09:00', '11:00'),
      times('09:00', '12:00'),
      'sent-home',
      4,
    ],
    ['more than four hours', recorded('09:00', '11:00'), times('09:00', '14:30'), 'worked', 5.5],
    [
      'four hours to who had come on time',
      recorded('09:30', '11:00'),
      times('09:05', '11:00'),
      'sent-home',
      4,
    ],
    [
      'four hours to who is said to have come late after all',
      recorded('09:00', '11:00'),
      times('09:30', '11:00'),
      'sent-home',
      4,
    ],
    [
      'what was worked to who went by choice',
      recorded('09:00', '11:00', 'A train to catch'),
      times('09:00', '12:00'),
      'worked',
      3,
    ],
    [
      'what was worked to who came late',
      recorded('10:00', '12:00'),
      times('09:30', '12:00'),
      'worked',
      2.5,
    ],
    [
      'four hours to who was said not to have come',
      NOBODY,
      times('09:00', '10:00'),
      'sent-home',
      4,
    ],
    ['all hours to who was said not to have come', NOBODY, times('09:00', '17:00'), 'worked', 8],
  ] as const)('is %s', (_, before, decided, kind, hours) => {
    expect(paidByDecision(shift, before, decided)).toEqual({ kind, hours });
  });

  describe('to who was sent home, although they are said to have left by choice,', () => {
    const SAID = 'A train to catch';
    const paid = (from: string, to: string, decided: ReturnType<typeof times>) =>
      paidByDecision(shift, recorded(from, to, SAID), { ...decided, sentHome: true });

    it('is four hours where they came on time, by other times, too', () => {
      const four = { kind: 'sent-home', hours: 4 };
      expect(paid('09:00', '10:30', times('09:00', '10:30'))).toEqual(four);
      expect(paid('09:00', '10:30', times('09:00', '12:00'))).toEqual(four);
      expect(paid('09:30', '10:30', times('09:10', '10:30'))).toEqual(four);
    });

    it('is what they worked where they came late or stayed four hours', () => {
      expect(paid('09:11', '10:41', times('09:11', '10:41'))).toEqual({
        kind: 'worked',
        hours: 1.5,
      });
      expect(paid('09:00', '10:30', times('09:00', '14:00'))).toEqual({ kind: 'worked', hours: 5 });
    });

    it('counts with the times of the employer where these stand', () => {
      const said = recorded('09:00', '10:30', SAID);
      const stand = { ...times('09:00', '10:30'), sentHome: true };
      expect(decidedHours(said, null, true)).toEqual(stand);
      expect(decidedHours(said, null, false)).toBeNull();
      expect(decidedHours(NOBODY, null, true)).toBeNull();
      expect(decidedHours(said, times('09:00', '12:00'), false)).toEqual({
        ...times('09:00', '12:00'),
        sentHome: false,
      });
    });
  });
});
