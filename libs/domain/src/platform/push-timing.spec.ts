import { describe, expect, it } from '@jest/globals';
import { endOfQuiet, PUSH_WINDOW_MS, PUSHES_ONE_BY_ONE, paceOf } from './push-timing.ts';

const NIGHT = { from: '22:00', to: '07:00', timeZone: 'America/Toronto' };
const endsAt = (now: string, quiet = NIGHT): string | undefined =>
  endOfQuiet(new Date(now), quiet)?.toISOString();

describe('quiet hours', () => {
  it('over midnight last until the morning', () => {
    // 22:00 and 06:59 in Toronto.
    expect(endsAt('2026-05-05T02:00:00.000Z')).toBe('2026-05-05T11:00:00.000Z');
    expect(endsAt('2026-05-05T10:59:59.000Z')).toBe('2026-05-05T11:00:00.000Z');
  });

  it('are over at their end, and not yet there before their beginning', () => {
    expect(endsAt('2026-05-05T11:00:00.000Z')).toBeUndefined();
    expect(endsAt('2026-05-05T01:59:59.000Z')).toBeUndefined();
  });

  it('within a day last until the same day', () => {
    const noon = { ...NIGHT, from: '12:00', to: '13:30' };
    expect(endsAt('2026-05-05T16:15:00.000Z', noon)).toBe('2026-05-05T17:30:00.000Z');
    expect(endsAt('2026-05-05T17:30:00.000Z', noon)).toBeUndefined();
  });

  it('end when the clock shows it, though an hour is skipped or comes twice in that night', () => {
    expect(endsAt('2026-03-08T04:00:00.000Z')).toBe('2026-03-08T11:00:00.000Z');
    expect(endsAt('2026-11-01T03:00:00.000Z')).toBe('2026-11-01T12:00:00.000Z');
  });

  it('that end in the hour that comes twice end the first time', () => {
    const short = { ...NIGHT, to: '01:30' };
    expect(endsAt('2026-11-01T05:15:00.000Z', short)).toBe('2026-11-01T05:30:00.000Z');
    // The clock shows 1:15 for the second time.
    expect(endsAt('2026-11-01T06:15:00.000Z', short)).toBeUndefined();
  });

  it('from a time to the same time are none', () => {
    expect(endsAt('2026-05-05T02:00:00.000Z', { ...NIGHT, to: '22:00' })).toBeUndefined();
  });
});

describe('pushes within a short while', () => {
  const now = new Date('2026-05-05T12:00:00.000Z');
  const ago = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);

  it('go one by one at first', () => {
    expect(paceOf([ago(2), ago(1)], now)).toEqual({ joinAt: null, sentAt: [ago(2), ago(1), now] });
  });

  it('are joined when there were too many, until the first is long enough ago', () => {
    const sentAt = Array.from({ length: PUSHES_ONE_BY_ONE }, (_, index) => ago(5 - index));
    expect(paceOf(sentAt, now)).toEqual({ joinAt: new Date(ago(5).getTime() + PUSH_WINDOW_MS) });
  });

  it('are not counted when they are longer ago', () => {
    expect(paceOf([ago(10), ago(9), ago(8)], now)).toEqual({
      joinAt: null,
      sentAt: [ago(9), ago(8), now],
    });
  });
});
