import { describe, expect, it } from '@jest/globals';
import { paidByDecision } from './paid-by-decision.ts';

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
});
